import type { ReactElement } from 'react';
import type { Fault } from '../../shared/base/fault.ts';
import { FaultNotice } from '../errors/FaultNotice.tsx';
import { toldFault } from '../errors/told-fault.ts';

/** What is shown instead of a view while there is no connection, with the way on. */
export function ConnectionNotice({ fault, retry }: { fault: Fault; retry: () => void }): ReactElement {
  return <FaultNotice fault={toldFault(fault)} retry={{ label: 'Connect again', run: retry }} />;
}
