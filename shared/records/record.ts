import { z } from 'zod';
import { adversarialSchema } from './adversarial.ts';
import { performanceSchema } from './performance.ts';

const optionalText = z.string().nullish();
const optionalNumber = z.number().nullish();
/** Known, and of no use to us. */
const anything = z.unknown().optional();

/** One step of a setup or build (spec: run-record §4). */
const stepSchema = z.looseObject({
  command: optionalText,
  succeeded: z.boolean().nullish(),
  detail: optionalText,
  output: optionalText,
});

/** `run-record.json` (spec: run-record §§1 to 4), as far as performance and adversarial runs use it; unknown keys are kept. */
export const runRecordSchema = z.looseObject({
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  subject: z.looseObject({
    testCaseSlug: z.string(),
    testCaseVersion: z.string(),
    testType: z.string().default('end-to-end'),
    variant: z.string(),
    harnessSlug: z.string(),
    harnessVersion: optionalText,
    orchestratorSlug: z.string().default('one-shot'),
    engineSlug: z.string().default('none'),
    engineVersion: optionalText,
    modelId: z.string(),
  }),
  tooling: z.looseObject({ testCabinetCommit: optionalText }),
  environment: z.looseObject({
    os: z.string(),
    containerImage: z.string(),
    nodeVersion: optionalText,
    authMode: z.string(),
  }),
  metrics: z.looseObject({
    runTimeSeconds: z.number(),
    setupSeconds: optionalNumber,
    sessionSeconds: optionalNumber,
    teardownSeconds: optionalNumber,
    validationSeconds: optionalNumber,
    tokens: z.looseObject({
      uncachedInput: optionalNumber,
      cachedInput: optionalNumber,
      output: optionalNumber,
      reasoning: optionalNumber,
    }),
    cost: z.looseObject({ comparable: optionalNumber, actual: optionalNumber }),
  }),
  validation: z.looseObject({
    loaded: z.boolean(),
    detail: optionalText,
    install: stepSchema.nullish(),
    build: stepSchema.nullish(),
    checks: z.array(z.unknown()),
    proofs: anything,
    debugScripts: anything,
    requirements: anything,
    performance: performanceSchema.nullish(),
    adversarial: adversarialSchema.nullish(),
  }),
  links: z.looseObject({ sourceRepo: optionalText, playableBuild: optionalText }),
  status: z.looseObject({ state: z.string(), detail: optionalText }),
});

export type RunRecord = z.infer<typeof runRecordSchema>;
