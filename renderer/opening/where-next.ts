import type { LibraryItem } from '../../shared/api/answers.ts';
import type { OpenPlace } from '../state/place.ts';

/** Where files lead that were just opened. */
export type Next =
  | { readonly kind: 'watch'; readonly open: OpenPlace }
  | { readonly kind: 'grade'; readonly module: string; readonly case: string | undefined }
  | { readonly kind: 'results'; readonly open: OpenPlace }
  | { readonly kind: 'field'; readonly folder: string }
  | { readonly kind: 'stay' };

/**
 * Files together say more than each alone: a module and a scenario are watched, two modules on a scenario compared, states
 * shown on the scenario beside them. A run leads to its results, a folder of them to its field. A module alone is graded,
 * and so is source code after a build; a case, and what has no single meaning, stays in the list.
 */
export function whereNext(added: readonly LibraryItem[]): Next {
  const folder = added.find(({ kind }) => kind === 'runs');
  if (folder) return { kind: 'field', folder: folder.id };
  const [run, otherRun] = added.filter(({ kind }) => kind === 'run');
  if (run) return otherRun ? { kind: 'stay' } : { kind: 'results', open: placeOfRun(run) };
  const [source, otherSource] = added.filter(({ kind }) => kind === 'source');
  const cases = added.filter(({ kind }) => kind === 'case');
  const scenarios = added.filter(({ kind, of }) => kind === 'scenario' && of === undefined);
  const modules = added.filter(({ kind }) => kind === 'module');
  // A source is an engine too, once it is built; the dialog asks before anything of it is run.
  if (source && !otherSource && cases.length <= 1 && modules.length === 0)
    return { kind: 'grade', module: source.id, case: cases[0]?.id };
  const answers = new Set(added.map(({ of }) => of?.answer));
  const states = added.filter(({ id, kind }) => kind === 'states' && !answers.has(id));
  const [scenario] = scenarios;
  const [module, second] = modules;
  const [recorded] = states;
  if (cases.length === 1 && module && !second)
    return { kind: 'grade', module: module.id, case: cases[0]?.id };
  if (cases.length > 0 || scenarios.length > 1 || modules.length > 2 || states.length > 1)
    return { kind: 'stay' };
  const withStates = recorded === undefined ? {} : { states: recorded.id };
  if (scenario && module) {
    const beside = second === undefined ? {} : { beside: second.id };
    return {
      kind: 'watch',
      open: { scenario: scenario.id, module: module.id, ...withStates, ...beside, playback: false },
    };
  }
  if (module) return second ? { kind: 'stay' } : { kind: 'grade', module: module.id, case: undefined };
  if (scenario) return { kind: 'watch', open: { scenario: scenario.id, ...withStates, playback: false } };
  if (recorded) return { kind: 'watch', open: { states: recorded.id, playback: false } };
  return { kind: 'stay' };
}

/** What a run shows: its module, and the input of it that plays the longest, which is the last. */
export function placeOfRun({ id, carries }: LibraryItem): OpenPlace {
  const played = carries?.inputs.filter(({ scenario }) => scenario !== undefined).at(-1);
  return {
    run: id,
    ...(carries?.module !== undefined && { module: carries.module }),
    ...(played?.scenario !== undefined && { scenario: played.scenario }),
    ...(played?.states !== undefined && { states: played.states }),
    playback: false,
  };
}
