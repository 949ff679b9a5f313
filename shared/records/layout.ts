/** Names inside a run folder (spec: run-record §6). */
export const RECORD_FILE = 'run-record.json';
export const MODULE_FILE = 'engine.wasm';
export const IMPLEMENTATION_FOLDER = 'implementation';
export const STATES_FOLDER = `${IMPLEMENTATION_FOLDER}/performance`;

/** Name of the published scenario of a case, by its place in the manifest, smoke cases counted too. */
export function scenarioFile(index: number): string {
  return index === 0 ? 'scenario.json' : `scenario-${index}.json`;
}

/** Name of the returned states of a case: the stem of its input; equal stems overwrite each other, as the harness has it. */
export function stateFile(input: string): string {
  const name = input.split('/').at(-1) ?? input;
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}.state.json`;
}
