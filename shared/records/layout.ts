/** Names inside a run folder (spec: run-record §6). */
export const RECORD_FILE = 'run-record.json';
export const MODULE_FILE = 'engine.wasm';
export const IMPLEMENTATION_FOLDER = 'implementation';
export const STATES_FOLDER = `${IMPLEMENTATION_FOLDER}/performance`;
const STATES_END = '.state.json';

/** Name of the published scenario of a case, by its place in the manifest, smoke cases counted too. */
export function scenarioFile(index: number): string {
  return index === 0 ? 'scenario.json' : `scenario-${index}.json`;
}

/** The place in the manifest that a published scenario's name tells; undefined for any other name. */
export function scenarioIndex(name: string): number | undefined {
  if (name === 'scenario.json') return 0;
  const match = /^scenario-([1-9]\d{0,5})\.json$/.exec(name);
  return match === null ? undefined : Number(match[1]);
}

/** Name of the returned states of a case: the stem of its input; equal stems overwrite each other, as the harness has it. */
export function stateFile(input: string): string {
  const name = input.split('/').at(-1) ?? input;
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}${STATES_END}`;
}

/** What a file of a run is, by its path from the run folder; undefined for what is not looked into. */
export type RunFileKind = 'record' | 'module' | 'scenario' | 'states' | 'match';

export function runFileKind(path: string): RunFileKind | undefined {
  if (path === RECORD_FILE) return 'record';
  if (path.startsWith(`${STATES_FOLDER}/`)) {
    const name = path.slice(STATES_FOLDER.length + 1);
    return name.endsWith(STATES_END) && !name.includes('/') ? 'states' : undefined;
  }
  if (!path.startsWith(`${IMPLEMENTATION_FOLDER}/`)) return undefined;
  const name = path.slice(IMPLEMENTATION_FOLDER.length + 1);
  if (name === MODULE_FILE) return 'module';
  if (scenarioIndex(name) !== undefined) return 'scenario';
  return /^replay(-\d{1,3})?\.json$/.test(name) ? 'match' : undefined;
}
