import { sameBytes } from '../base/same-bytes.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import { decodeFrame, encodeFrame, type FactoryState } from '../lattice/state/canonical.ts';
import { checksumOf } from '../lattice/state/checksum.ts';
import type { Frame, Snapshot } from '../lattice/state/frame.ts';
import { revisionOf } from '../lattice/state/revision.ts';
import { ENCODING_SLIPS, type EncodingSlip, slippedBytes } from './encoding-slips.ts';
import { bytesAtTick, normalised, type WritingFault, withoutClock } from './same-factory.ts';

/**
 * What is wrong with a snapshot, of which the last five are the three sorts of trouble between checksum and state:
 * the factory is right and its bytes are not (`bytes`), it is right and the checksum reported is of nothing known
 * (`reported`), the state is wrong and the checksum right (`state-behind-checksum`), both are wrong and agree (`state`) or do
 * not (`both`).
 */
export type VerdictCode =
  | 'same'
  | 'other-tick'
  | 'other-revision'
  | 'unknown-items'
  | 'bytes'
  | 'reported'
  | 'state-behind-checksum'
  | 'state'
  | 'both';

/** A fault that leaves the factory as it is, by name. */
export type NamedFault = EncodingSlip | WritingFault | 'before-the-tick' | 'after-the-tick' | 'checksum-text';

export interface Verdict {
  readonly code: VerdictCode;
  /** A whole sentence about the module. */
  readonly says: string;
  /** Named where the cause could be found. */
  readonly faults: readonly NamedFault[];
}

/** The reference's states about the tick that was asked for; the neighbours serve to find states of the wrong moment. */
export interface ReferenceFrames {
  readonly before?: Frame;
  readonly at: Frame;
  readonly after?: Frame;
}

/** Judges what a module returned for a tick. Throws a `Fault` where a frame is none. */
export function verdictOf(scenario: Scenario, found: Snapshot, reference: ReferenceFrames): Verdict {
  const { at } = reference;
  if (found.frame.tick !== at.tick) {
    const says = `the snapshot says that it is of tick ${found.frame.tick} where tick ${at.tick} was asked for`;
    return verdict('other-tick', says);
  }
  const unknown = found.unknownItems[0];
  if (unknown !== undefined) {
    return verdict(
      'unknown-items',
      `${JSON.stringify(unknown.name)} at ${unknown.path} is no item of the rules`,
    );
  }
  if (found.frame.shape !== at.shape) {
    const says = `its splitters are those of revision ${revisionOf(found.frame)}, not of ${revisionOf(at)}`;
    return verdict('other-revision', says, ['older-splitter']);
  }
  return sameBytes(found.frame.bytes, at.bytes)
    ? ofRightState(scenario, found, reference)
    : ofWrongBytes(found, reference);
}

/** The state is the reference's to the byte; only the checksum reported can be wrong. */
function ofRightState(scenario: Scenario, { reported }: Snapshot, reference: ReferenceFrames): Verdict {
  const expected = checksumOf(reference.at.bytes);
  if (reported === expected) return verdict('same', 'the state and its checksum are those of the rules');
  const digits = reported.toLowerCase().replace(/^(fnv1a64:|0x)/, '');
  if (`fnv1a64:${digits.padStart(16, '0')}` === expected) {
    return verdict(
      'bytes',
      `the state is right, the checksum too, but it is written as ${JSON.stringify(reported)}`,
      ['checksum-text'],
    );
  }
  const moment = momentOfChecksum(reported, reference);
  if (moment !== undefined) {
    const [fault, words] = moment;
    return verdict('bytes', `the state is right, its checksum is that of the state ${words} the tick`, [
      fault,
    ]);
  }
  const state = decodeFrame(reference.at);
  const slips = Object.keys(ENCODING_SLIPS) as EncodingSlip[];
  const slip = slips.find((name) => checksumOf(slippedBytes(scenario, state, name)) === reported);
  if (slip !== undefined) {
    return verdict(
      'bytes',
      `the state is right; the bytes behind its checksum are as if ${ENCODING_SLIPS[slip]}`,
      [slip],
    );
  }
  return verdict(
    'reported',
    'the state is right, but the checksum reported is not of it, nor of any known slip',
  );
}

/** Whether the checksum is that of the neighbouring state, with its own tick or with this one in the header. */
function momentOfChecksum(
  reported: string,
  reference: ReferenceFrames,
): readonly [NamedFault, string] | undefined {
  const isOf = (frame: Frame | undefined): boolean =>
    frame !== undefined &&
    (checksumOf(frame.bytes) === reported ||
      checksumOf(bytesAtTick(decodeFrame(frame), reference.at.tick)) === reported);
  if (isOf(reference.before)) return ['before-the-tick', 'before'];
  return isOf(reference.after) ? ['after-the-tick', 'after the next of'] : undefined;
}

function ofWrongBytes({ frame, reported }: Snapshot, reference: ReferenceFrames): Verdict {
  const state = decodeFrame(frame);
  const { state: factory, faults } = normalised(state);
  const isSameFactory = sameBytes(encodeFrame(factory).bytes, reference.at.bytes);
  if (isSameFactory) {
    const says = `the factory is right, but its state is written otherwise: ${faults.map(inWords).join(', ')}`;
    return verdict('bytes', says, faults);
  }
  const moment = momentOfState(factory, reference);
  if (reported === checksumOf(reference.at.bytes)) {
    const says = `the checksum is the right one, but the state beside it is ${moment?.says ?? 'another'}`;
    return verdict('state-behind-checksum', says, moment && [moment.fault]);
  }
  if (moment !== undefined) return verdict('bytes', `the state is ${moment.says}`, [moment.fault]);
  const derived = checksumOf(frame.bytes);
  return reported === derived
    ? verdict('state', 'the state differs from that of the rules, and its checksum belongs to it')
    : verdict('both', 'the state differs from that of the rules, and the checksum reported is of neither');
}

interface Moment {
  readonly fault: NamedFault;
  readonly says: string;
}

/** Whether the state is one of a neighbouring tick, but for what follows from the tick alone. */
function momentOfState(factory: FactoryState, { before, after }: ReferenceFrames): Moment | undefined {
  const clockless = encodeFrame(withoutClock(factory)).bytes;
  const isOf = (other: Frame | undefined): boolean =>
    other !== undefined && sameBytes(encodeFrame(withoutClock(decodeFrame(other))).bytes, clockless);
  if (isOf(before))
    return { fault: 'before-the-tick', says: 'that of the tick before: it is taken before the tick' };
  if (isOf(after))
    return { fault: 'after-the-tick', says: 'that of the next tick: it is taken a tick too late' };
  return undefined;
}

const WRITING: Readonly<Record<WritingFault, string>> = {
  'lanes-unsorted': 'lanes are not in ascending order of pos',
  'maps-unsorted': 'maps are not in the order of item indexes',
  'zero-counts': 'counts of zero are left in maps',
};

function inWords(fault: WritingFault): string {
  return WRITING[fault];
}

function verdict(code: VerdictCode, says: string, faults: readonly NamedFault[] = []): Verdict {
  return { code, says, faults };
}
