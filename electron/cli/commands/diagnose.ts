import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Candidate, Diagnosis } from '../../../shared/analysis/diagnosis/candidate.ts';
import { impliedSentences } from '../../../shared/analysis/trace-words.ts';
import type { Apart, ExplainedAnswer } from '../../../shared/api/comparison.ts';
import { readLawfulScenario } from '../../services/cases/case-files.ts';
import { explainDivergence } from '../../services/divergence/explain-divergence.ts';
import { type Divergence, findDivergence } from '../../services/divergence/find-divergence.ts';
import { openSide, REFERENCE } from '../../services/divergence/sides/open-side.ts';
import type { Side } from '../../services/divergence/sides/side.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { divergenceJson, divergenceReport } from '../divergence-report.ts';
import { workLines } from '../work-lines.ts';

export function addDiagnose(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('diagnose')
    .summary('which reading of the rules explains how an engine differs')
    .description(
      "As 'diff' against the reference, then every reading of the rules from the last equal state on, alone and in pairs.",
    )
    .argument('<engine>', 'ENGINE')
    .argument('<scenario>', 'SCENARIO')
    .action(async (engine: string, scenario: string) => {
      done(await diagnose(context, engine, scenario));
    });
}

async function diagnose(context: Context, engine: string, path: string): Promise<number> {
  const { places, signal } = context;
  const scenario = readLawfulScenario(path);
  const reference = await openSide(places, REFERENCE, scenario, signal);
  const side = await openSide(places, engine, scenario, signal).catch(async (error: unknown) => {
    await reference.dispose();
    throw error;
  });
  const tell = workLines(context);
  try {
    const divergence = await findDivergence(reference, side, { signal, onProgress: tell });
    const explained = await explain(divergence, side);
    if (context.json) {
      const { candidates, ...more } = explainedJson(explained);
      await printJson(context, { ...divergenceJson(divergence), candidates, ...more });
    } else {
      const names = { a: 'the reference', b: basename(engine) };
      const lines = explained ? explainedLines(explained) : [];
      await context.print(`${[divergenceReport(divergence, names, context.colors), ...lines].join('\n')}\n`);
    }
    if (signal.aborted) return EXIT.stopped;
    return divergence.same ? EXIT.passed : EXIT.failed;
  } finally {
    await Promise.all([reference.dispose(), side.dispose()]);
  }

  /**
   * A factory that is right has no reading to look for, nor has a side that cannot be asked for every tick, or that says
   * another thing each time.
   */
  async function explain(divergence: Divergence, ofSide: Side): Promise<ExplainedAnswer | undefined> {
    const wrong = divergence.verdict?.code === 'state' || divergence.verdict?.code === 'both';
    const inconsistent = divergence.consistency.b.some((check) => check.firstDifferentTick !== undefined);
    if (!wrong || inconsistent || signal.aborted) return undefined;
    if (ofSide.kind !== 'module' || !divergence.series.exact) return undefined;
    return await explainDivergence({
      workerFile: places.diagnosisWorker,
      scenario,
      side: ofSide,
      checksums: divergence.checksums.b,
      divergence,
      signal,
      onProgress: ({ step, done, total }) => tell(`trying readings: ${step}`, done, total),
    });
  }
}

function explainedJson(explained: ExplainedAnswer | undefined) {
  if (explained === undefined) return { candidates: [], apart: [] };
  const { diagnosis, trace, apart } = explained;
  return {
    candidates: diagnosis.candidates.map(candidateJson),
    equals: diagnosis.equals,
    nearest: diagnosis.nearest ? candidateJson(diagnosis.nearest) : null,
    pairs: diagnosis.pairs,
    window: diagnosis.window,
    trace: trace ?? null,
    apart,
  };
}

function candidateJson({ reading, says, statesExplained, entitiesExplained, firstMiss }: Candidate) {
  return {
    reading,
    says,
    statesExplained,
    entitiesExplained,
    ...(firstMiss === undefined ? {} : { firstMiss }),
  };
}

function explainedLines({ diagnosis, trace, apart }: ExplainedAnswer): string[] {
  const events = trace?.events.map(({ rule, says }) => `  ${says} (${rule})`) ?? [];
  const told = events.length === 0 ? [] : [`By the rules, in tick ${trace?.tick}:`, ...events];
  const implied = trace ? impliedSentences(trace).map((says) => `  ${says}`) : [];
  const instead = implied.length === 0 ? [] : ['The module instead:', ...implied];
  return [...told, ...instead, ...diagnosisLines(diagnosis), ...apart.map(apartLine)];
}

function apartLine({ readings: [one, other], seed, tick, scenario: { grid, entities } }: Apart): string {
  const gen = `gen --seed ${seed} --width ${grid.width} --height ${grid.height} --entities ${entities.length} --ticks ${tick}`;
  return `To tell ${one} from ${other}, run it on the factory of '${gen}'.`;
}

function diagnosisLines({ candidates, equals, nearest, window, pairs }: Diagnosis): string[] {
  const [first] = candidates;
  if (first === undefined) {
    const tried =
      pairs === 'tried' ? 'No reading of the list, nor a pair of them,' : 'No reading of the list';
    const near =
      nearest === undefined
        ? []
        : [`Nearest is ${nearest.reading}, which first misses at tick ${nearest.firstMiss}.`];
    return [`${tried} explains it.`, ...near];
  }
  const lines = candidates.slice(0, 5).map((candidate, at) => {
    const { reading, says, statesExplained, firstMiss } = candidate;
    const head = at < equals ? 'It behaves as if' : 'Or, less well, as if';
    const miss = firstMiss === undefined ? '' : `; first misses at tick ${firstMiss.toLocaleString('en')}`;
    return `${head} ${says} (${reading}): ${statesExplained} of ${window.states} states explained${miss}.`;
  });
  return equals > 1 ? [...lines, `Nothing looked at tells the first ${equals} apart.`] : lines;
}
