import { describe, expect, it } from 'vitest';
import { fixtureBytes, haveFixtures, latticeFixtures } from '../../../build/testing/fixtures.ts';
import { bytesSource } from '../../base/byte-source.ts';
import { decodeFrame, encodeFrame } from './canonical.ts';
import { checksumOf } from './checksum.ts';
import { entityOffsets } from './offsets.ts';
import { readSnapshots } from './read-snapshots.ts';
import { snapshotsToJson } from './write-snapshots.ts';

describe.runIf(haveFixtures)('recorded states of the original, of every revision', () => {
  it.each(latticeFixtures({ answered: true }))('%s: each checksum is that of the canonical bytes', (name) => {
    const snapshots = [...readSnapshots(bytesSource(fixtureBytes(`lattice/${name}/expected.json`)))];
    expect(snapshots.map(({ frame }) => checksumOf(frame.bytes))).toEqual(
      snapshots.map(({ reported }) => reported),
    );
    for (const { frame } of snapshots) {
      expect(encodeFrame(decodeFrame(frame))).toEqual(frame);
      expect(entityOffsets(frame).at(-1)).toBe(frame.bytes.length);
    }
  });

  it.each(latticeFixtures({ answered: true }))('%s: is written back byte for byte', (name) => {
    const recorded = fixtureBytes(`lattice/${name}/expected.json`);
    const snapshots = [...readSnapshots(bytesSource(recorded))];
    const written = snapshotsToJson(snapshots.map(({ frame, reported }) => ({ frame, checksum: reported })));
    expect(new TextDecoder().decode(written)).toBe(new TextDecoder().decode(recorded).trimEnd());
  });
});
