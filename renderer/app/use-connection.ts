import { useCallback, useEffect, useState } from 'react';
import type { Events } from '../../shared/api/answers.ts';
import { Fault, messageOf } from '../../shared/base/fault.ts';
import type { Connection, Connector } from '../api/connector.ts';
import { holdsToken } from '../api/token.ts';

export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly connection: Connection }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** The connection to the services, and a way to try again once it has ended. */
export function useConnection(connect: Connector, events: Events): readonly [ConnectionState, () => void] {
  const [state, setState] = useState<ConnectionState>({ kind: 'connecting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what the effect is run again for
  useEffect(() => {
    let current = true;
    let opened: Connection | undefined;
    setState({ kind: 'connecting' });
    connectAndWait().catch((error: unknown) => {
      const fault = error instanceof Fault ? error : new Fault('internal', messageOf(error));
      if (current) setState({ kind: 'failed', fault });
    });
    return () => {
      current = false;
      opened?.close();
    };

    async function connectAndWait(): Promise<never> {
      const connection = await connect(events);
      opened = connection;
      if (current) setState({ kind: 'connected', connection });
      else connection.close();
      await connection.closed;
      throw new Fault('services-gone', 'the connection to Lattice Replay has ended');
    }
  }, [connect, events, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    const tryNewToken = (): void => {
      if (holdsToken(window.location)) retry();
    };
    window.addEventListener('hashchange', tryNewToken);
    return () => window.removeEventListener('hashchange', tryNewToken);
  }, [retry]);
  return [state, retry];
}
