import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Services } from '../../shared/api/answers.ts';
import { Fault, messageOf } from '../../shared/base/fault.ts';
import { toldFault } from '../errors/told-fault.ts';
import type { Clock } from '../player/player.ts';
import { useAppState } from '../state/app-state.ts';
import type { Pane, Panes } from '../state/panes.ts';
import { type Place, playsReplay, requestOfA, requestOfB } from '../state/place.ts';
import { gradedTicks } from './graded-ticks.ts';
import { type HeldReplay, Replays } from './replays.ts';
import { Session } from './session.ts';

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  onFrame: (callback) => void requestAnimationFrame(() => callback()),
};

const openText = (place: Place): string | undefined => {
  const { open } = place;
  const plays = open?.scenario !== undefined || open?.states !== undefined;
  return playsReplay(place) && plays ? JSON.stringify(open) : undefined;
};

const triesOf = ({ tries }: Panes): number => tries;

/** Keeps open what the place says, for as long as there is a connection. */
export function useSession(services: Services): void {
  const app = useAppState();
  const text = useStore(app.place, openText);
  const tries = useStore(app.panes, triesOf);
  const last = useRef<readonly (string | undefined)[]>([]);
  const replays = useMemo(() => new Replays(services), [services]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what the effect is run again for
  useEffect(() => {
    const { open } = app.place.getState();
    if (text === undefined || open === undefined) {
      replays.keepOnly([]);
      last.current = [];
      return undefined;
    }
    const requests = [requestOfA(open), requestOfB(open)] as const;
    replays.keepOnly(requests.filter((request) => request !== undefined));
    const ended = new AbortController();
    let session: Session | undefined;
    const keys = requests.map((request) => request && JSON.stringify(request));
    // A pane whose replay stays keeps its map.
    const opening = (name: 'a' | 'b', at: number): Pane | undefined => {
      const before = app.panes.getState()[name];
      const stays = keys[at] !== undefined && keys[at] === last.current[at] && before?.kind !== 'failed';
      return stays ? before : requests[at] && { kind: 'opening' };
    };
    app.panes.setState({ a: opening('a', 0), b: opening('b', 1), graded: [] });
    last.current = keys;
    openBoth(replays, requests).then(([a, b]) => {
      if (ended.signal.aborted) return;
      app.panes.setState({ a: paneOf(a), b: b && paneOf(b) });
      if (a instanceof Fault) return;
      const beside = b instanceof Fault ? undefined : b;
      session = new Session({
        replays,
        a,
        b: beside,
        app,
        clock: PAGE_CLOCK,
        still: () => app.settings.getState().still,
      });
      app.panes.setState({ session, graded: gradedTicks(a) });
    });
    return () => {
      ended.abort();
      session?.dispose();
      app.panes.setState({ session: undefined });
    };
  }, [app, replays, text, tries]);
}

type Requests = readonly [Parameters<Replays['get']>[0], Parameters<Replays['get']>[0] | undefined];

async function openBoth(
  replays: Replays,
  [a, b]: Requests,
): Promise<readonly [HeldReplay | Fault, HeldReplay | Fault | undefined]> {
  const orFault = (opening: Promise<HeldReplay>): Promise<HeldReplay | Fault> =>
    opening.catch((error: unknown) =>
      error instanceof Fault ? error : new Fault('internal', messageOf(error)),
    );
  return await Promise.all([orFault(replays.get(a)), b && orFault(replays.get(b))]);
}

function paneOf(held: HeldReplay | Fault): Pane {
  if (held instanceof Fault) return { kind: 'failed', fault: toldFault(held) };
  return { kind: 'open', opened: held.opened };
}
