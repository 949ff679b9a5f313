import { Fault } from '../../../shared/base/fault.ts';

/** Thrown where work ends because it was cancelled. */
export class CancelledFault extends Fault {
  constructor() {
    super('cancelled', 'cancelled');
  }
}
