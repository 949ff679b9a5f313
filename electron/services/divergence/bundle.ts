import { strToU8, type Zippable, zip } from 'fflate';
import type { Candidate } from '../../../shared/analysis/diagnosis/candidate.ts';
import { csv, differencesCsv } from '../../../shared/analysis/difference-csv.ts';
import { scenarioText } from '../../../shared/analysis/shrink/draw-scenario.ts';
import type { ExplainedAnswer } from '../../../shared/api/comparison.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { snapshotsToJson } from '../../../shared/lattice/state/write-snapshots.ts';
import type { Divergence } from './find-divergence.ts';

/** How a bundle is known, whatever its file is called. */
export const BUNDLE_FACTS = 'lattice-replay-bundle.json';

/** All that is known of a difference, to be taken away. The module is never part of it. */
export interface BundleContents {
  readonly scenario: Scenario | undefined;
  readonly divergence: Divergence;
  readonly explained: ExplainedAnswer | undefined;
  readonly shrunk:
    | { readonly scenario: Scenario; readonly expected: Uint8Array; readonly drawing: string }
    | undefined;
  /** A PNG of the first different tick. */
  readonly picture: Uint8Array | undefined;
  readonly facts: BundleFacts;
}

/** Who compared what. */
export interface BundleFacts {
  readonly version: 1;
  readonly program: string;
  readonly host: string;
  readonly a: { readonly name: string; readonly sha256?: string };
  readonly b: { readonly name: string; readonly sha256?: string };
}

/** The bundle as a zip; its files and what each holds are listed in its README. */
export async function bundleOf(contents: BundleContents): Promise<Uint8Array> {
  const { scenario, divergence, shrunk, picture, facts } = contents;
  const { lastEqual, firstDifferent, difference, series } = divergence;
  const files: Record<string, string | Uint8Array> = {
    [BUNDLE_FACTS]: `${JSON.stringify(facts, undefined, 2)}\n`,
    'report.md': report(contents),
    'checksums.csv': checksumsCsv(divergence),
    'differing-runs.csv': csv([['from', 'to'], ...series.runs.map(([from, to]) => [from, to])]),
  };
  if (difference) files['fields.csv'] = differencesCsv([difference]);
  if (scenario) files['scenario.json'] = scenarioText(scenario);
  if (lastEqual) files['last-equal.out'] = statesOf([lastEqual.a]);
  if (firstDifferent) {
    files['first-different-a.out'] = statesOf([firstDifferent.a]);
    files['first-different-b.out'] = statesOf([firstDifferent.b]);
  }
  if (shrunk) {
    files['shrunk.json'] = scenarioText(shrunk.scenario);
    files['shrunk.out'] = shrunk.expected;
    files['shrunk.txt'] = shrunk.drawing;
  }
  if (picture) files['first-different.png'] = picture;
  return await zipped(files);
}

async function zipped(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  );
  return await new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

function statesOf(snapshots: readonly Snapshot[]): Uint8Array {
  return snapshotsToJson(snapshots.map(({ frame, reported }) => ({ frame, checksum: reported })));
}

/** The checksums of both sides at every tick that either was asked for. */
function checksumsCsv({ checksums: { a, b } }: Divergence): string {
  const ofB = new Map([...b.ticks].map((tick, at) => [tick, b.checksums[at]!]));
  const rows = [...a.ticks].map((tick, at) => {
    const other = ofB.get(tick);
    ofB.delete(tick);
    return [tick, hex(a.checksums[at]!), other === undefined ? '' : hex(other)] as const;
  });
  const onlyB = [...ofB].map(([tick, checksum]) => [tick, '', hex(checksum)] as const);
  return csv([['tick', 'a', 'b'], ...[...rows, ...onlyB].sort((one, other) => one[0] - other[0])]);
}

function hex(checksum: bigint): string {
  return checksum.toString(16).padStart(16, '0');
}

function report({ divergence, explained, shrunk, facts }: BundleContents): string {
  const { series, verdict } = divergence;
  const lines = [
    `# ${facts.a.name} and ${facts.b.name}`,
    '',
    `Compared by ${facts.program} under ${facts.host}.`,
    '',
    `- last equal tick: ${series.lastEqualTick ?? 'none'}`,
    `- first different tick: ${series.firstDifferentTick ?? 'none'}${series.exact ? '' : ' (ticks before it are unknown)'}`,
    `- compared ticks: ${series.compared}, of which ${series.different} differ`,
    ...(verdict ? [`- verdict: ${verdict.says}`] : []),
  ];
  if (explained?.trace) {
    lines.push('', `## By the rules, in tick ${explained.trace.tick}`, '');
    lines.push(...explained.trace.events.map(({ says, rule }) => `- ${says} (${rule})`));
  }
  if (explained) {
    lines.push('', '## It behaves as if', '');
    const { candidates } = explained.diagnosis;
    lines.push(
      ...(candidates.length === 0 ? ['No reading of the list explains it.'] : candidates.map(candidateLine)),
    );
  }
  if (shrunk)
    lines.push('', '## Smallest scenario that still differs', '', '```', shrunk.drawing.trimEnd(), '```');
  lines.push('', '## Files', '', ...FILES, '');
  return lines.join('\n');
}

function candidateLine({ says, reading, statesExplained, firstMiss }: Candidate): string {
  const miss = firstMiss === undefined ? '' : `, first misses at tick ${firstMiss}`;
  return `- ${says} (\`${reading}\`): ${statesExplained} states explained${miss}`;
}

const FILES = [
  '- `scenario.json`, `shrunk.json`: what both sides ran, and the smallest that still differs; `shrunk.out` is its right answer',
  '- `last-equal.out`, `first-different-a.out`, `first-different-b.out`: states',
  '- `fields.csv`, `checksums.csv`, `differing-runs.csv`: what differs',
];
