import packageJson from '../../../package.json' with { type: 'json' };
import { drawingText, scenarioText } from '../../../shared/analysis/shrink/draw-scenario.ts';
import { shrink } from '../../../shared/analysis/shrink/shrink.ts';
import type { ShrinkResult } from '../../../shared/analysis/shrink/shrink-options.ts';
import type { Events } from '../../../shared/api/answers.ts';
import type {
  ComparisonAnswer,
  ExplainedAnswer,
  Shrinking,
  ShrunkAnswer,
  SpreadAnswer,
} from '../../../shared/api/comparison.ts';
import { type BundleRequest, type CompareRequest, compareRequest } from '../../../shared/api/contract.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { expectedAnswer } from '../../../shared/lattice/expected-answer.ts';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { readLawfulScenario } from '../cases/case-files.ts';
import { bundleOf } from '../divergence/bundle.ts';
import { explainDivergence } from '../divergence/explain-divergence.ts';
import { type Divergence, findDivergence } from '../divergence/find-divergence.ts';
import { followSpread } from '../divergence/follow-spread.ts';
import { moduleJudge } from '../divergence/module-judge.ts';
import { moduleSide } from '../divergence/sides/module-side.ts';
import { recordedSide } from '../divergence/sides/recorded-side.ts';
import { referenceSide } from '../divergence/sides/reference-side.ts';
import type { Side } from '../divergence/sides/side.ts';
import { readModule } from '../grading/module-file.ts';
import type { Library } from '../library/library.ts';
import type { Places } from '../places/places.ts';
import { readStates } from '../replay/read-states.ts';
import { newRunnerPool, WASMTIME_VERSION } from '../runners/runners.ts';
import type { SettingsFile } from '../settings/settings-file.ts';

interface Open {
  readonly scenario: Scenario | undefined;
  readonly a: Side;
  readonly b: Side;
  readonly request: CompareRequest;
  divergence?: Divergence;
  explained?: ExplainedAnswer;
  shrunk?: ShrinkResult;
  /** What it is doing. */
  work: AbortController;
}

/** The comparisons that one page has open. */
export class Comparisons {
  readonly #places: Places;
  readonly #library: Library;
  readonly #settings: SettingsFile;
  readonly #events: Events;
  readonly #open = new Map<string, Open>();

  constructor({
    places,
    library,
    settings,
    events,
  }: {
    places: Places;
    library: Library;
    settings: SettingsFile;
    events: Events;
  }) {
    this.#settings = settings;
    this.#places = places;
    this.#library = library;
    this.#events = events;
  }

  async compare(request: CompareRequest): Promise<ComparisonAnswer> {
    const { comparison, dense, scenario: id } = compareRequest.parse(request);
    await this.close(comparison);
    const scenario = id === undefined ? undefined : readLawfulScenario(this.#library.path(id, 'scenario'));
    const work = new AbortController();
    const [a, b] = await this.#sides(request, scenario, work.signal);
    const open: Open = { scenario, a, b, request, work };
    this.#open.set(comparison, open);
    const divergence = await findDivergence(a, b, {
      dense,
      signal: work.signal,
      onProgress: (what, done, total) => this.#events.comparing({ comparison, work: what, done, total }),
    });
    open.divergence = divergence;
    return answerOf(divergence, explainedSide(open) !== undefined);
  }

  async explain(comparison: string): Promise<ExplainedAnswer> {
    const open = this.#find(comparison);
    const { scenario, divergence } = open;
    const side = explainedSide(open);
    if (scenario === undefined || divergence === undefined || side === undefined)
      throw new Fault('not-explainable', 'a reading is looked for where a module differs from the reference');
    open.explained = await this.#working(open, (signal) =>
      explainDivergence({
        workerFile: this.#places.diagnosisWorker,
        scenario,
        side: open[side],
        checksums: divergence.checksums[side],
        divergence,
        signal,
        onProgress: ({ step, done, total }) =>
          this.#events.comparing({ comparison, work: `trying readings: ${step}`, done, total }),
      }),
    );
    return open.explained;
  }

  async spread(comparison: string): Promise<SpreadAnswer> {
    const open = this.#find(comparison);
    const { scenario, divergence, a, b } = open;
    const first = divergence?.series.firstDifferentTick;
    if (scenario === undefined || first === undefined || a.ticks || b.ticks)
      throw new Fault('no-spread', 'a difference is followed where both sides can be run on');
    return await this.#working(open, (signal) => followSpread(scenario, a, b, first, signal));
  }

  async shrink(comparison: string): Promise<ShrunkAnswer> {
    const open = this.#find(comparison);
    const { scenario, request } = open;
    const module = request.a.module ?? request.b.module;
    if (scenario === undefined || module === undefined || explainedSide(open) === undefined)
      throw new Fault('no-shrinking', 'a scenario is made smaller where a module differs from the reference');
    const pool = newRunnerPool(this.#places, this.#settings.values.jobs);
    try {
      const result = await this.#working(open, (signal) =>
        shrink(scenario, {
          judge: moduleJudge(pool, readModule(this.#library.path(module, 'module'))),
          signal,
          parallel: pool.size,
          onBest: ({ scenario: best, runs }) =>
            this.#events.shrinking({ comparison, best: sizeOf(best, runs) }),
        }),
      );
      open.shrunk = result;
      return await this.#shrunkAnswer(scenario, result);
    } finally {
      await pool.dispose();
    }
  }

  async bundle({ comparison, picture }: BundleRequest): Promise<Uint8Array> {
    const { scenario, divergence, explained, shrunk, request, a, b } = this.#find(comparison);
    if (divergence === undefined) throw new Fault('not-compared', 'nothing has been compared yet');
    const fact = (side: Side, module: string | undefined) => ({
      name: side.facts.name,
      ...(module && { sha256: readModule(this.#library.path(module, 'module')).sha256 }),
    });
    return await bundleOf({
      scenario,
      divergence,
      explained,
      shrunk: shrunk && {
        scenario: shrunk.scenario,
        expected: expectedAnswer(shrunk.scenario, new FastEngine(shrunk.scenario)),
        drawing: drawingText(shrunk.scenario),
      },
      picture,
      facts: {
        version: 1,
        program: `Lattice Replay ${packageJson.version}`,
        host: `wasmtime ${WASMTIME_VERSION}`,
        a: fact(a, request.a.module),
        b: fact(b, request.b.module),
      },
    });
  }

  /** Gives up what a comparison is doing; the next work begins afresh. */
  stop(comparison: string): void {
    this.#open.get(comparison)?.work.abort();
  }

  async close(comparison: string): Promise<void> {
    const open = this.#open.get(comparison);
    if (open === undefined) return;
    this.#open.delete(comparison);
    open.work.abort();
    await Promise.all([open.a.dispose(), open.b.dispose()]);
  }

  async dispose(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((comparison) => this.close(comparison)));
  }

  /** Both sides; where the second cannot be opened, the first is closed again. */
  async #sides(
    { a, b }: CompareRequest,
    scenario: Scenario | undefined,
    signal: AbortSignal,
  ): Promise<readonly [Side, Side]> {
    const first = await this.#side(a, scenario, signal);
    try {
      return [first, await this.#side(b, scenario, signal)];
    } catch (error) {
      await first.dispose();
      throw error;
    }
  }

  async #side(
    { module, states }: CompareRequest['a'],
    scenario: Scenario | undefined,
    signal: AbortSignal,
  ): Promise<Side> {
    if (states !== undefined) {
      const snapshots = await readStates(
        this.#places.statesWorker,
        this.#library.path(states, 'states'),
        signal,
      );
      return recordedSide(this.#library.item(states).name, snapshots, scenario);
    }
    if (scenario === undefined) throw new Fault('scenario-needed', 'what is run needs a scenario');
    if (module === undefined) return referenceSide(this.#places.referenceWorker, scenario);
    const bytes = readModule(this.#library.path(module, 'module'));
    return moduleSide(this.#places, this.#library.item(module).name, bytes, scenario);
  }

  async #working<T>(open: Open, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    open.work.abort();
    open.work = new AbortController();
    return await work(open.work.signal);
  }

  async #shrunkAnswer(before: Scenario, result: ShrinkResult): Promise<ShrunkAnswer> {
    const { scenario, runs, kept, finished, difference } = result;
    const name = `shrunk-${scenario.entities.length}-entities.json`;
    const [id = ''] = await this.#library.keep(name, new TextEncoder().encode(scenarioText(scenario)));
    return {
      before: sizeOf(before, 0),
      after: sizeOf(scenario, runs),
      kept,
      finished,
      scenario: id,
      firstDifferentTick: difference.firstDifferentTick,
      drawing: drawingText(scenario),
    };
  }

  #find(comparison: string): Open {
    const open = this.#open.get(comparison);
    if (open !== undefined) return open;
    throw new Fault('unknown-comparison', `no comparison is open under '${comparison}'`, {
      found: comparison,
    });
  }
}

/** The side whose readings are looked for: a module, where the other one is the reference and the factories differ. */
function explainedSide({ a, b, divergence }: Open): 'a' | 'b' | undefined {
  const wrong = divergence?.verdict?.code === 'state' || divergence?.verdict?.code === 'both';
  if (!wrong || !divergence?.series.exact) return undefined;
  if (a.kind === 'module' && b.kind === 'reference') return 'a';
  return b.kind === 'module' && a.kind === 'reference' ? 'b' : undefined;
}

function answerOf(divergence: Divergence, explainable: boolean): ComparisonAnswer {
  const { same, complete, notComparable, findings, consistency, series, counts } = divergence;
  const dense = divergence.dense ?? null;
  const difference = divergence.difference ?? null;
  const verdict = divergence.verdict ?? null;
  return {
    same,
    complete,
    notComparable,
    findings,
    consistency,
    series,
    counts,
    dense,
    difference,
    verdict,
    explainable,
  };
}

function sizeOf({ entities, ticks, grid: { width, height } }: Scenario, runs: number): Shrinking {
  return { entities: entities.length, ticks, width, height, runs };
}
