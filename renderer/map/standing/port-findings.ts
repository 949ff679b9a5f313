import type { Source, Splitter } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { isEmpty } from './belt-findings.ts';
import type { Finding, Step } from './finding.ts';
import { inputsOf, outputsOf } from './flow.ts';

/** A splitter only hands on: the reason is at a full output, or before its inputs. */
export function splitterFinding(
  board: Board,
  { towards, item }: Step,
  splitter: Splitter,
  reader: FrameReader,
): Finding {
  const taker = towards === 'taker';
  const belts = taker ? outputsOf(board, splitter) : inputsOf(board, splitter);
  const says = taker ? 'can hand on nothing' : 'gets nothing to hand on';
  const entity = belts.find((belt) => isEmpty(reader, belt) !== taker) ?? belts[0];
  if (entity === undefined)
    return { says, detail: taker ? 'it has no output' : 'nothing feeds it', next: undefined };
  return { says, detail: '', next: { entity, towards, item } };
}

/** A source gives what it gives, as often as it does. */
export function sourceFinding({ item, period }: Source): Finding {
  return {
    says: `sends ${item}`,
    detail: period === 1 ? 'every tick' : `every ${period} ticks`,
    next: undefined,
  };
}
