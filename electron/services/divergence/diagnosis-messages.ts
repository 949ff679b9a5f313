import type { ChecksumSeries } from '../../../shared/analysis/checksum-series.ts';
import type { DiagnosisProgress } from '../../../shared/analysis/diagnosis/question.ts';
import type { ExplainedAnswer } from '../../../shared/api/comparison.ts';
import type { Fact } from '../../../shared/base/fault.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';

/** What the diagnosis's thread is started with: all that it needs of the module. */
export interface DiagnosisSetting {
  readonly scenario: Scenario;
  readonly lastEqual: Frame | undefined;
  readonly firstDifferentTick: number;
  /** The module's states from the first different tick on. */
  readonly states: readonly Frame[];
  readonly recorded: ChecksumSeries;
  /** The entity whose tick is told in words; undefined where no entity differs. */
  readonly entity: number | undefined;
}

export type FromDiagnosis =
  | { readonly type: 'progress'; readonly progress: DiagnosisProgress }
  | { readonly type: 'end'; readonly explained: ExplainedAnswer }
  | {
      readonly type: 'fault';
      readonly code: string;
      readonly message: string;
      readonly facts: Readonly<Record<string, Fact>>;
    };
