import { Worker } from 'node:worker_threads';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { FrameSource, Reach, SourcedFrame } from '../../../shared/replay/frame-source.ts';
import type { FromReference, ReferenceSetting, ToReference } from './reference-messages.ts';

/** Bytes of keyframes that one reference may hold. */
const KEYFRAME_BYTES = 128 * 1024 * 1024;

interface Request {
  frame(tick: number, bytes: Uint8Array): void;
  end(fault?: Fault): void;
}

/** Any tick of the reference engine, simulated in a worker thread that keeps keyframes. */
export class ReferenceSource implements FrameSource {
  readonly scenario: Scenario;
  readonly firstTick = 0;
  readonly #worker: Worker;
  readonly #requests = new Map<number, Request>();
  readonly #onReach: () => void;
  #next = 1;
  #builtTo = 0;
  #gone: Fault | undefined;

  /** `workerFile` is the bundled worker; `onReach` hears when more can be had at once. */
  constructor(workerFile: string, scenario: Scenario, onReach: () => void = () => undefined) {
    this.scenario = scenario;
    this.#onReach = onReach;
    const workerData: ReferenceSetting = { scenario, keyframeBytes: KEYFRAME_BYTES };
    this.#worker = new Worker(workerFile, { workerData });
    this.#worker.on('message', (message: FromReference) => this.#receive(message));
    this.#worker.on('error', (error) =>
      this.#end(new Fault('reference-died', `the reference's thread failed: ${messageOf(error)}`)),
    );
    this.#worker.on('exit', () => this.#end(new Fault('reference-died', "the reference's thread has ended")));
  }

  get lastTick(): number {
    return this.scenario.ticks;
  }

  async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
    if (signal.aborted) throw new CancelledFault();
    if (this.#gone) throw this.#gone;
    const request = this.#next++;
    const queue: SourcedFrame[] = [];
    let wake: () => void = () => undefined;
    let ended: { fault: Fault | undefined } | undefined;
    this.#requests.set(request, {
      frame(tick, bytes) {
        queue.push({
          frame: { tick, shape: 'pref', bytes },
          provenance: 'reference',
          verification: 'unverifiable',
        });
        wake();
      },
      end(fault) {
        ended = { fault };
        wake();
      },
    });
    const abort = (): void => this.#post({ type: 'abort', request });
    signal.addEventListener('abort', abort);
    this.#post({ type: 'frames', request, ticks });
    try {
      for (;;) {
        const sourced = queue.shift();
        if (signal.aborted) throw new CancelledFault();
        if (sourced !== undefined) yield sourced;
        else if (ended?.fault) throw ended.fault;
        else if (ended) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      signal.removeEventListener('abort', abort);
      if (!ended) abort();
      this.#requests.delete(request);
    }
  }

  reach(): readonly Reach[] {
    return [{ provenance: 'reference', from: 0, to: this.#builtTo }];
  }

  async dispose(): Promise<void> {
    this.#end(new Fault('replay-closed', 'the replay was closed'));
    await this.#worker.terminate();
  }

  #post(message: ToReference): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromReference): void {
    switch (message.type) {
      case 'frame':
        this.#requests.get(message.request)?.frame(message.tick, message.bytes);
        return;
      case 'end':
        this.#requests.get(message.request)?.end();
        return;
      case 'fault':
        this.#requests.get(message.request)?.end(new Fault(message.code, message.message));
        return;
      case 'built':
        this.#builtTo = message.to;
        this.#onReach();
        return;
    }
  }

  #end(fault: Fault): void {
    this.#gone ??= fault;
    for (const request of this.#requests.values()) request.end(fault);
  }
}
