import { Fault } from './fault.ts';

/** Thrown where work ends because it was cancelled. */
export class CancelledFault extends Fault {
  constructor() {
    super('cancelled', 'cancelled');
  }
}

/** Whether work was cancelled; also true of what came over a channel, where only the code of a fault is kept. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Fault && error.code === 'cancelled';
}
