import { useEffect, useState } from 'react';
import type { OpenedReplay, Services } from '../../shared/api/answers.ts';
import { unpackFrames } from '../../shared/api/frame-packing.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';

/** Something that is being waited for. */
export interface Awaited<T> {
  readonly value: T | undefined;
  readonly error: string | undefined;
}

const NOTHING: Awaited<never> = { value: undefined, error: undefined };

/** Opens a library item for as long as it is shown. */
export function useReplay(services: Services, scenario: string): Awaited<OpenedReplay> {
  const [state, setState] = useState<Awaited<OpenedReplay>>(NOTHING);
  useEffect(() => {
    let current = true;
    setState(NOTHING);
    const opening = services.open({ scenario });
    opening.then(
      (value) => current && setState({ value, error: undefined }),
      (error) => current && setState({ value: undefined, error: messageOf(error) }),
    );
    return () => {
      current = false;
      // A replay that never opened, or whose connection has ended, has nothing left to close.
      opening.then(({ replay }) => services.close({ replay })).catch(() => undefined);
    };
  }, [services, scenario]);
  return state;
}

/** A frame and the checksum that this page has taken over its bytes. */
export interface CheckedFrame extends SourcedFrame {
  readonly checksum: string;
}

/** The frame of a tick; until it is there, the one shown before stays. */
export function useFrame(services: Services, replay: string, tick: number): Awaited<CheckedFrame> {
  const [state, setState] = useState<Awaited<CheckedFrame>>(NOTHING);
  useEffect(() => {
    let current = true;
    const show = async (): Promise<void> => {
      const { frames } = await services.frames({ replay, ticks: [tick] });
      const [sourced] = unpackFrames(frames);
      if (!current) return;
      if (sourced === undefined) setState({ value: undefined, error: `there is no frame of tick ${tick}` });
      else setState({ value: { ...sourced, checksum: checksumOf(sourced.frame.bytes) }, error: undefined });
    };
    show().catch((error: unknown) => {
      if (current) setState({ value: undefined, error: messageOf(error) });
    });
    return () => {
      current = false;
    };
  }, [services, replay, tick]);
  return state;
}
