import type { Services } from '../../shared/api/answers.ts';
import type { ComparisonAnswer } from '../../shared/api/comparison.ts';
import type { CompareRequest } from '../../shared/api/contract.ts';
import { isCancelled } from '../../shared/base/cancelled.ts';
import { messageOf } from '../../shared/base/fault.ts';
import type { AppState } from '../state/app-state.ts';
import {
  type ComparingControls,
  type ComparingFault,
  type ComparisonState,
  NOTHING_COMPARED,
} from '../state/comparison.ts';

/** Px a tile at which items and counts are drawn. */
const NEAR_SCALE = 32;

/** Compares what is open in A and B, then explains the difference and follows its spread; `dispose` gives all of it up. */
export class Comparing implements ComparingControls {
  readonly #app: AppState;
  readonly #services: Services;
  readonly #request: Omit<CompareRequest, 'comparison'>;
  #id = '';
  #disposed = false;

  constructor(app: AppState, services: Services, request: Omit<CompareRequest, 'comparison'>) {
    this.#app = app;
    this.#services = services;
    this.#request = request;
  }

  get isStarted(): boolean {
    return this.#id !== '';
  }

  compare(dense: boolean): void {
    void this.#compare(dense);
  }

  shrink(): void {
    void this.#shrink();
  }

  stop(): void {
    // A connection that has ended is told by the shell, and takes the work with it.
    this.#services.stopComparing({ comparison: this.#id }).catch(() => undefined);
  }

  async bundle(picture: Uint8Array<ArrayBuffer> | undefined): Promise<Uint8Array> {
    return await this.#services.bundle({ comparison: this.#id, ...(picture && { picture }) });
  }

  dispose(): void {
    this.#disposed = true;
    this.#close();
    this.#app.comparison.setState(NOTHING_COMPARED);
  }

  async #compare(dense: boolean): Promise<void> {
    this.#close();
    const id = crypto.randomUUID();
    this.#id = id;
    const { comparison, place } = this.#app;
    const startedAt = place.getState().tick;
    const work = { work: 'starting', done: 0, total: 1 };
    comparison.setState({ ...NOTHING_COMPARED, id, controls: this, work });
    const answer = await this.#part(id, 'compare', () =>
      this.#services.compare({ ...this.#request, comparison: id, dense }),
    );
    if (answer === undefined) return;
    this.#set(id, { answer });
    const { firstDifferentTick } = answer.series;
    if (firstDifferentTick !== undefined && place.getState().tick === startedAt)
      this.#showFirst(answer, firstDifferentTick);
    if (answer.explainable) {
      const explained = await this.#part(id, 'explain', () => this.#services.explain({ comparison: id }));
      this.#set(id, { explained });
    }
    if (answer.difference !== null && this.#canSpread) {
      const spread = await this.#part(id, 'spread', () => this.#services.spread({ comparison: id }));
      this.#set(id, { spread });
    }
  }

  /** Goes to the first difference, in time and on the map, for someone who has not gone elsewhere meanwhile. */
  #showFirst({ difference }: ComparisonAnswer, tick: number): void {
    const { panes, place } = this.#app;
    const { session } = panes.getState();
    session?.seek(tick);
    const [entity] = difference?.entities ?? [];
    if (entity === undefined || entity.x < 0) return;
    place.setState({ cell: { x: entity.x, y: entity.y } });
    if (session?.map) session.map.camera = { x: entity.x + 0.5, y: entity.y + 0.5, scale: NEAR_SCALE };
  }

  /** Where both sides can be run on; a recording is what it is. */
  get #canSpread(): boolean {
    const { a, b, scenario } = this.#request;
    return scenario !== undefined && a.states === undefined && b.states === undefined;
  }

  async #shrink(): Promise<void> {
    const id = this.#id;
    this.#set(id, { shrunk: undefined, shrinking: undefined });
    const shrunk = await this.#part(id, 'shrink', () => this.#services.shrink({ comparison: id }));
    this.#set(id, { shrunk, shrinking: undefined });
    if (shrunk === undefined) return;
    const items = await this.#services.library();
    if (!this.#disposed) this.#app.library.setState({ items });
  }

  /** One part of the work; what goes wrong in it is kept beside what the others found. */
  async #part<T>(id: string, part: ComparingFault['part'], work: () => Promise<T>): Promise<T | undefined> {
    const { comparison } = this.#app;
    try {
      return await work();
    } catch (error) {
      const message = isCancelled(error) ? 'cancelled' : messageOf(error);
      this.#set(id, { faults: [...comparison.getState().faults, { part, message }] });
      return undefined;
    } finally {
      this.#set(id, { work: undefined });
    }
  }

  /** Changes the state, if it is still this comparison's. */
  #set(id: string, change: Partial<ComparisonState>): void {
    const { comparison } = this.#app;
    if (!this.#disposed && comparison.getState().id === id) comparison.setState(change);
  }

  #close(): void {
    if (this.#id === '') return;
    // As with `stop`: nothing is left to close where the connection has ended.
    this.#services.closeComparison({ comparison: this.#id }).catch(() => undefined);
  }
}
