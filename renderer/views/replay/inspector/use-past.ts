import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isCancelled } from '../../../../shared/base/cancelled.ts';
import { messageOf } from '../../../../shared/base/fault.ts';
import { entityStateAt } from '../../../session/entity-at.ts';
import { useAppState } from '../../../state/app-state.ts';
import type { Panes } from '../../../state/panes.ts';
import type { Playback } from '../../../state/playback.ts';
import type { PastState } from '../../../state/replay-controls.ts';

/** The past is looked up once the replay has stood so long; nobody reads it while it plays. */
const REST_MS = 200;

const sessionOf = ({ session }: Panes): Panes['session'] => session;
const standsAt = ({ state, a }: Playback): number | undefined =>
  state === 'still' ? a?.frame.tick : undefined;

/** An entity's state a tick before the one that is shown, while the replay stands. */
export function useStateBefore(index: number): PastState | undefined {
  const { panes, playback } = useAppState();
  const session = useStore(panes, sessionOf);
  const tick = useStore(playback, standsAt);
  const [before, setBefore] = useState<PastState>();
  useEffect(() => {
    setBefore(undefined);
    if (!session || tick === undefined) return undefined;
    let current = true;
    session.frameBefore('a', tick).then(
      (found) => {
        const state = found && entityStateAt(found.frame, index);
        if (current && state) setBefore({ tick: tick - 1, state });
      },
      // Without the tick before, fields are shown without their changes.
      () => current && setBefore(undefined),
    );
    return () => {
      current = false;
    };
  }, [session, tick, index]);
  return before;
}

/** Past states, or why there are none. */
export interface Past {
  readonly states: readonly PastState[];
  readonly loading: boolean;
  readonly error: string | undefined;
}

const NOTHING: Past = { states: [], loading: true, error: undefined };

/** An entity's states over so many ticks up to the one that is shown, once the replay stands. */
export function usePast(index: number, ticks: number): Past {
  const { panes, playback } = useAppState();
  const session = useStore(panes, sessionOf);
  const tick = useStore(playback, standsAt);
  const [past, setPast] = useState<Past>(NOTHING);
  useEffect(() => {
    if (!session || tick === undefined) return undefined;
    let current = true;
    let timer = window.setTimeout(look, REST_MS);
    function look(): void {
      setPast((before) => ({ ...before, loading: true }));
      session?.history('a', index, (tick ?? 0) - ticks, tick ?? 0).then(
        (states) => current && setPast({ states, loading: false, error: undefined }),
        (error: unknown) => {
          if (!current) return;
          // Other frames have come in between, as when a recording ends: it is looked up anew.
          if (isCancelled(error)) timer = window.setTimeout(look, REST_MS);
          else setPast({ states: [], loading: false, error: messageOf(error) });
        },
      );
    }
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [session, tick, index, ticks]);
  return past;
}
