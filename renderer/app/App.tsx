import { type ReactElement, useCallback, useState } from 'react';
import type { Connector } from '../api/connector.ts';
import { ThemeChoice } from '../theme/ThemeChoice.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Library } from './Library.tsx';
import { useConnection } from './use-connection.ts';

/** The whole page: the replay while there is a connection, else the way to one. */
export function App({ connect, startTick }: { connect: Connector; startTick: number }): ReactElement {
  const [state, retry] = useConnection(connect);
  const [tick, setTick] = useState(startTick);
  const onTick = useCallback((shown: number) => {
    setTick(shown);
    const address = new URL(window.location.href);
    address.searchParams.set('tick', String(shown));
    // The address is the state, so that a reload comes back to the same tick.
    window.history.replaceState(null, '', address);
  }, []);
  return (
    <>
      <header>
        <h1>Lattice Replay</h1>
        <ThemeChoice />
      </header>
      <main>
        {state.kind === 'connecting' && <p role="status">Connecting …</p>}
        {state.kind === 'failed' && <ConnectionNotice fault={state.fault} retry={retry} />}
        {state.kind === 'connected' && (
          <Library services={state.connection.services} startTick={tick} onTick={onTick} />
        )}
      </main>
    </>
  );
}
