import { useMemo } from 'react';
import { Fault } from '../../../../shared/base/fault.ts';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../../../shared/lattice/state/frame.ts';
import { type Board, boardOf } from '../../../map/board.ts';
import { FrameReader } from '../../../map/frames/frame-reader.ts';

/** A board and a frame of it, as reasons are looked for in them. */
export interface ReadFrame {
  readonly board: Board;
  readonly reader: FrameReader;
}

/** The shown frame read for the board; undefined while there is none, or while the frame is of another board. */
export function useReader(scenario: Scenario | null, frame: Frame | undefined): ReadFrame | undefined {
  const read = useMemo(() => {
    if (scenario === null) return undefined;
    const board = boardOf(scenario);
    return { board, reader: new FrameReader(board) };
  }, [scenario]);
  // A new object a frame, so that what is worked out from it is worked out anew; the arrays inside are the same.
  return useMemo(() => (read && frame && fits(read, frame) ? { ...read } : undefined), [read, frame]);
}

function fits({ reader }: ReadFrame, frame: Frame): boolean {
  try {
    reader.read(frame);
    return true;
  } catch (error) {
    // The map says what is wrong with it; for a moment, it may just be the frame of the replay before.
    if (error instanceof Fault) return false;
    throw error;
  }
}
