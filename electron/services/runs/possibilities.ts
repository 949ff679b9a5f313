import type { CaseOfRun } from './find-case-of-run.ts';
import type { Run } from './run.ts';

/** What can be done with a run, whoever asks: the command line names commands, the app offers buttons. */
export type Deed =
  | 'see-result'
  | 'replay'
  | 'look-at-states'
  | 'compare'
  | 'grade-again'
  | 'rank'
  | 'watch-match';

/** What a deed would need and the run has not. */
export type Need = 'record' | 'module' | 'scenario' | 'states' | 'case' | 'pass' | 'match';

export interface Possibility {
  readonly deed: Deed;
  /** Empty where it can be done. */
  readonly needs: readonly Need[];
}

/** All deeds, each with what is missing for it. A case of the user has the inputs that the run did not publish. */
export function possibilities({ record, contents }: Run, found: CaseOfRun): readonly Possibility[] {
  const { module, cases, matches } = contents;
  const hasCase = found.kind === 'found';
  const hasScenario = hasCase || cases.some(({ scenario }) => scenario !== undefined);
  const hasStates = cases.some(({ states }) => states !== undefined);
  const passed = record?.validation.performance?.correct === true;
  const needs = (...all: readonly (false | Need)[]): Need[] => all.filter((need) => need !== false);
  return [
    { deed: 'see-result', needs: needs(record === undefined && 'record') },
    { deed: 'replay', needs: needs(module === undefined && 'module', !hasScenario && 'scenario') },
    { deed: 'look-at-states', needs: needs(!hasStates && 'states') },
    {
      deed: 'compare',
      needs: needs(!hasScenario && 'scenario', module === undefined && !hasStates && 'module'),
    },
    { deed: 'grade-again', needs: needs(module === undefined && 'module', !hasCase && 'case') },
    { deed: 'rank', needs: needs(record === undefined ? 'record' : !passed && 'pass') },
    { deed: 'watch-match', needs: needs(matches.length === 0 && 'match') },
  ];
}
