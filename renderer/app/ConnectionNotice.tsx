import type { ReactElement } from 'react';
import type { Fault } from '../../shared/base/fault.ts';

interface Advice {
  readonly title: string;
  readonly advice: string;
}

const NEW_ADDRESS =
  "Open the address that 'npm start' or 'lattice-replay serve' has printed in its terminal, all of it: the part after # lets this browser in. Each start has its own.";

const ADVICE: Readonly<Record<string, Advice>> = {
  'token-missing': { title: 'This address lets nobody in', advice: NEW_ADDRESS },
  'token-wrong': {
    title: 'This address is of an earlier start, or was good for one use',
    advice: NEW_ADDRESS,
  },
  'host-unreachable': {
    title: 'Lattice Replay does not answer',
    advice: 'Was it stopped in its terminal? Start it again and open the address that it prints.',
  },
  'services-gone': {
    title: 'The connection has ended',
    advice: 'If Lattice Replay still runs, connect again; you come back to the same tick.',
  },
};

/** What is shown instead of the replay while there is no connection, with the way on. */
export function ConnectionNotice({ fault, retry }: { fault: Fault; retry: () => void }): ReactElement {
  const { title, advice } = ADVICE[fault.code] ?? {
    title: 'Lattice Replay cannot be reached',
    advice: 'Try again, or start it anew.',
  };
  return (
    <section className="notice" role="alert" data-fault={fault.code}>
      <h2>{title}</h2>
      <p>{advice}</p>
      <button type="button" onClick={retry}>
        Connect again
      </button>
    </section>
  );
}
