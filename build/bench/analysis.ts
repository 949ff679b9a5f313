import { type ChecksumSeries, checksumSeries } from '../../shared/analysis/checksum-series.ts';
import { diagnose } from '../../shared/analysis/diagnosis/diagnose.ts';
import { diffFrames } from '../../shared/analysis/field-diff.ts';
import { compareSeries } from '../../shared/analysis/first-difference.ts';
import { engineJudge } from '../../shared/analysis/shrink/engine-judge.ts';
import { shrink } from '../../shared/analysis/shrink/shrink.ts';
import { generateScenario } from '../../shared/lattice/generate/generate.ts';
import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import { READING_IDS, READINGS, type ReadingId } from '../../shared/lattice/readings.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { decodeFrame } from '../../shared/lattice/state/canonical.ts';
import { alternate, figure, timed } from './measure.ts';

const PAIRS = 360_000;
const ROUNDS = 7;
const WINDOW = 64;
/** Shows on the generated boards within some hundred ticks. */
const READING: ReadingId = 'crafter-one-short';

/** First difference, field diff, diagnosis and shrinking, each beside what it cannot do without. */
export async function benchAnalysis(): Promise<Record<string, number>> {
  const scenario = generateScenario({ seed: 7, width: 72, height: 56, entities: 1027, ticks: 600 });
  return {
    ...(await firstDifference()),
    ...(await fieldDiff(scenario)),
    ...(await diagnosis(scenario)),
    ...(await shrinking()),
  };
}

/** All pairs equal, so that every one is looked at; beside the same comparison of the texts that answers hold. */
async function firstDifference(): Promise<Record<string, number>> {
  const rows = Array.from({ length: PAIRS }, (_, at) => ({
    tick: at + 1,
    checksum: `fnv1a64:${(BigInt(at) * 0x9e37_79b9_7f4a_7c15n).toString(16).padStart(16, '0').slice(-16)}`,
  }));
  const copies = structuredClone(rows);
  let a: ChecksumSeries = checksumSeries(rows);
  const b = checksumSeries(copies);
  const times = await alternate(ROUNDS, {
    convert: () => {
      a = checksumSeries(rows);
    },
    series: () => compareSeries(a, b),
    texts: () => rows.findIndex(({ checksum }, at) => checksum !== copies[at]!.checksum),
  });
  return {
    firstDifferencePairs: PAIRS,
    convertingTextsMs: figure(times.convert),
    firstDifferenceMs: figure(times.series),
    firstDifferenceToTexts: figure(times.series / times.texts),
  };
}

/** Two states that differ in much of the board, beside decoding both. */
async function fieldDiff(scenario: Scenario): Promise<Record<string, number>> {
  const [a, b] = [[], [READING]].map((readings) => {
    const engine = new PlainEngine(scenario, { readings: readings as ReadingId[] });
    engine.runTo(scenario.ticks);
    return engine.frame();
  });
  const times = await alternate(ROUNDS * 5, {
    diff: () => diffFrames(scenario, a!, b!),
    decode: () => [decodeFrame(a!), decodeFrame(b!)],
  });
  return {
    fieldDiffEntities: scenario.entities.length,
    fieldDiffDiffering: diffFrames(scenario, a!, b!).entities.length,
    fieldDiffMs: figure(times.diff),
    fieldDiffToDecoding: figure(times.diff / times.decode),
  };
}

/** Every reading tried by itself, beside one run of the plain engine through the same window. */
async function diagnosis(scenario: Scenario): Promise<Record<string, number>> {
  const rules = new PlainEngine(scenario);
  const module = new PlainEngine(scenario, { readings: [READING] });
  let lastEqual = rules.frame();
  for (;;) {
    rules.step();
    module.step();
    if (Buffer.compare(rules.frame().bytes, module.frame().bytes) !== 0) break;
    lastEqual = rules.frame();
  }
  const states = [module.frame()];
  for (let count = 1; count < WINDOW; count++) {
    module.step();
    states.push(module.frame());
  }
  const readings = READING_IDS.filter((id) => READINGS[id].shows === 'layouts').length;
  const diagnosisMs = await timed(() =>
    diagnose({
      scenario,
      lastEqual,
      firstDifferentTick: lastEqual.tick + 1,
      states: async () => states,
      signal: new AbortController().signal,
      turn,
    }),
  );
  const windowMs = await timed(() => {
    const engine = new PlainEngine(scenario);
    engine.restore(lastEqual);
    for (let count = 0; count < WINDOW; count++) {
      engine.step();
      engine.frame();
    }
  });
  return {
    diagnosisReadings: readings,
    diagnosisMsPerReading: figure(diagnosisMs / readings),
    diagnosisToOneWindow: figure(diagnosisMs / windowMs),
  };
}

/** Judged by two plain engines in this process. */
async function shrinking(): Promise<Record<string, number>> {
  const scenario = generateScenario({ seed: 3, width: 48, height: 40, entities: 630, ticks: 1000 });
  const judge = engineJudge(
    (small) => new PlainEngine(small),
    (small) => new PlainEngine(small, { readings: [READING] }),
    turn,
  );
  const from = performance.now();
  const { entities, ticks, runs } = await shrink(scenario, {
    judge,
    signal: new AbortController().signal,
    parallel: 1,
  });
  const seconds = (performance.now() - from) / 1000;
  return {
    shrinkEntitiesBefore: entities.before,
    shrinkEntitiesAfter: entities.after,
    shrinkTicksAfter: ticks.after,
    shrinkRuns: runs,
    shrinkRunsPerSecond: figure(runs / seconds),
  };
}

function turn(): Promise<void> {
  return new Promise((next) => setImmediate(next));
}
