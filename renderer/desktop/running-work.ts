import type { AppState } from '../state/app-state.ts';

interface Part {
  readonly done: number;
  readonly total: number;
}

/** All work that goes on and knows how far it is. */
function partsOf(app: AppState): readonly Part[] {
  const { sending } = app.library.getState();
  const { work } = app.comparison.getState();
  const { progress } = app.field.getState();
  return [
    ...(sending ? [sending] : []),
    ...(work ? [work] : []),
    ...(progress ? [progress] : []),
    ...Object.values(app.gradings.getState()).filter((one) => one.kind === 'running'),
    ...Object.values(app.fuel.getState()).filter((one) => 'points' in one),
    ...Object.values(app.cases.getState()).flatMap(({ validating }) => validating ?? []),
    ...Object.values(app.activity.getState()).flatMap(({ progress: replay }) => replay ?? []),
  ].filter(({ done, total }) => done < total);
}

/** How far all work that goes on is, from 0 to 1; undefined while there is none. */
export function progressOf(app: AppState): number | undefined {
  const parts = partsOf(app);
  if (parts.length === 0) return undefined;
  const sum = parts.reduce((so, { done, total }) => so + Math.max(0, done) / total, 0);
  return Math.min(1, sum / parts.length);
}

/** Whether a grading or a build goes on, which would be lost with the window. */
export function isGrading({ gradings, builds }: AppState): boolean {
  const running = ({ kind }: { readonly kind: string }): boolean => kind === 'running';
  return Object.values(gradings.getState()).some(running) || Object.values(builds.getState()).some(running);
}
