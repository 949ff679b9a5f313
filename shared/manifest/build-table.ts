import type { Table } from './table.ts';

/** How a run's source becomes a module (spec: manifest §2.1). */
export interface Build {
  readonly install: string;
  readonly build: string;
  /** Path of the module from the root of the run. */
  readonly module: string;
}

/** A target whose modules are components or need imports, which the host does not load (spec: performance-host §1). */
const UNLOADABLE_TARGET = /wasm32-(wasip2|wasip1|wasi)\b(?!-threads)/;
export const LOADABLE_TARGET = 'wasm32-unknown-unknown';

export function readBuild(root: Table): Build | undefined {
  const table = root.table('build');
  if (table === undefined) return undefined;
  const install = table.text('install');
  const build = table.text('build');
  const module = table.inside('module');
  table.others();
  if (build !== undefined) warnOfTarget(table, build);
  return install && build && module ? { install, build, module } : undefined;
}

function warnOfTarget(table: Table, build: string): void {
  const target = UNLOADABLE_TARGET.exec(build)?.[0];
  if (target === undefined) return;
  const message = `the harness runs this, but a module for ${target} is a component or needs imports, and then it does not load; ${LOADABLE_TARGET} gives one that does`;
  table.report('warning', 'build-target', 'build', message, {
    found: target,
    allowed: LOADABLE_TARGET,
    fix: build.replaceAll(target, LOADABLE_TARGET),
  });
}
