/** The types of test cases that the harness knows (spec: manifest §1). */
export const TEST_TYPES = [
  'end-to-end',
  'full-stack',
  'game-jam',
  'asset-generation',
  'adversarial',
  'performance',
] as const;

export type TestType = (typeof TEST_TYPES)[number];

/** What the harness takes a manifest without `type` for. */
export const DEFAULT_TYPE: TestType = 'end-to-end';
