/** The case that a run was made for; all three are compared as they are written (spec: ranking §1). */
export interface RankedCase {
  readonly slug: string;
  readonly version: string;
  readonly variant: string;
}

/** What ranking takes of a run, whatever record or summary it was read from. */
export interface RankedRun {
  readonly runId: string;
  /** As the record has it; `model-identity.ts` folds it. */
  readonly model: string;
  /** How the model is called on screen; its folded id stands in where there is none. */
  readonly modelName?: string;
  readonly case: RankedCase;
  /** The run's state, such as `completed`. */
  readonly state: string;
  /** Null where the record holds no performance result at all. */
  readonly correct: boolean | null;
  /** Fuel of all stress cases. */
  readonly totalFuel: number | null;
  /** RFC 3339. */
  readonly startedAt: string;
}
