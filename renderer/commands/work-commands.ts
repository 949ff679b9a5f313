import type { AppState } from '../state/app-state.ts';
import { gradingKey } from '../state/gradings.ts';
import { caseOfOpen, type LibraryControls } from '../state/library.ts';
import type { Command } from './command.ts';

const controlsOf = ({ library }: AppState): LibraryControls | undefined => library.getState().controls;

/** The engine in A and the case of what is open. */
function gradable({ place, library }: AppState): readonly [module: string, onCase: string] | undefined {
  const { open } = place.getState();
  const onCase = caseOfOpen(open, library.getState().items ?? []);
  return open?.module === undefined || onCase === undefined ? undefined : [open.module, onCase.id];
}

function isGrading(app: AppState): boolean {
  const what = gradable(app);
  return what !== undefined && app.gradings.getState()[gradingKey(...what)]?.kind === 'running';
}

/** The case that the case view shows. */
function shownCase({ place, library }: AppState): string | undefined {
  const { view, open, case: asked } = place.getState();
  return view === 'case' ? (caseOfOpen(open, library.getState().items ?? [])?.id ?? asked) : undefined;
}

function isReading({ field }: AppState): boolean {
  const { folder, listed, fault } = field.getState();
  return folder !== undefined && listed === undefined && fault === undefined;
}

function work(
  id: string,
  label: string,
  keywords: readonly string[],
  when: (app: AppState) => boolean,
  run: (app: AppState) => void,
): Command {
  const canRun = (app: AppState): boolean => controlsOf(app) !== undefined && when(app);
  return { id, label, group: 'App', keywords, keys: [], context: 'everywhere', when: canRun, run };
}

/** Longer work on what is open: begun and given up. */
export const WORK_COMMANDS: readonly Command[] = [
  work(
    'grade-open',
    'Grade the open engine on its case',
    ['verdict', 'again', 'here', 'fuel'],
    (app) => gradable(app) !== undefined && !isGrading(app),
    (app) => {
      const what = gradable(app);
      if (what) controlsOf(app)?.grade(...what);
    },
  ),
  work('stop-grading', 'Stop grading', ['cancel', 'abort'], isGrading, (app) => {
    const what = gradable(app);
    if (what) controlsOf(app)?.stopGrading(...what);
  }),
  work(
    'validate-case',
    'Validate the case again',
    ['check', 'manifest', 'findings'],
    (app) => shownCase(app) !== undefined,
    (app) => {
      const onCase = shownCase(app);
      if (onCase) controlsOf(app)?.validate(onCase);
    },
  ),
  work(
    'read-field',
    'Read the folder of runs again',
    ['field', 'refresh', 'leaderboard'],
    (app) => app.place.getState().view === 'field' && !isReading(app),
    (app) => {
      const { field } = app.place.getState();
      if (field) controlsOf(app)?.readField(field);
    },
  ),
  work('stop-reading', 'Stop reading the folder of runs', ['cancel', 'field'], isReading, (app) => {
    const { folder } = app.field.getState();
    if (folder) controlsOf(app)?.stopReadingField(folder);
  }),
];
