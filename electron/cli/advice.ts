const CASE = 'a CASE is a version folder such as …/v1.0.0, or its test-case.toml';
const SET_UP = 'run any npm script of the checkout, such as npm start, to set it up again';

/** What a person at the command line can do about a fault; facts come with the fault, advice from here. */
const ADVICE: Readonly<Record<string, string>> = {
  'case-missing': CASE,
  'file-is-folder': 'name a file inside it',
  'manifest-invalid': "'validate' on the same path lists everything that is wrong",
  'scenario-invalid': "'validate' on the same path lists everything that is wrong",
  'engine-missing':
    'an ENGINE is a .wasm file, or a run folder or archive that holds implementation/engine.wasm',
  'wasmtime-load': SET_UP,
  'wasmtime-unreadable': 'install Lattice Replay again; something has taken a part of it away',
  'wasmtime-changed':
    'install Lattice Replay again; with another library fuel would be another, so it is not used',
  'runner-start': SET_UP,
  'unknown-reading': "'solve --help' lists the readings",
  'scenario-needed': 'name the factory with --scenario FILE',
  'side-failed': "'run' on the same engine and scenario shows how it ends, with fuel and memory",
  'options-conflict': "'--help' says what each option does",
  'folder-unknown': `a RUN is a run folder, its run-record.json, a document of the snapshot or an archive; ${CASE}`,
  'archive-no-run': 'an archive of a run holds run-record.json, at its top or below one folder',
  'archive-runs': 'unpack it, and name the folder of one run',
  'archive-changed': 'wait until it is whole, then do it again',
  'file-unknown': 'an engine is WebAssembly, states are a JSON array as an .out file holds it',
  'wrong-item-kind': "a scenario goes with --scenario; sides are 'reference', an ENGINE or a file of states",
  'other-layout': 'states can only be compared with others of the same scenario',
  'not-performance': 'other types can be validated; only performance cases have an engine to grade',
  'build-unconfirmed': '--yes runs them without asking, for scripts',
  'build-time-limit': 'the limit is the case’s max_runtime_hours; --time-limit gives another, in seconds',
  'source-missing': 'with --build the ENGINE is a folder with source code',
  'source-not-folder': 'with --build the ENGINE is a folder with source code',
  'source-link-leads-out': 'take the link away, or put a copy of what it leads to in its place',
  'module-missing': "the case's build.module says where the build must leave it",
  'module-component': 'cargo build --target wasm32-unknown-unknown makes one that loads',
  'module-imports': 'cargo build --target wasm32-unknown-unknown makes one that loads',
  'no-common-ticks':
    'a recording holds the ticks that it holds; --ticks must name some of those, and of the run',
  'no-difference': "'diff reference ENGINE --scenario SCENARIO --dense' looks at every tick",
  'state-missing': "'diff' on the same engine names the ticks that it does not return",
  'not-explainable': "'diff --dense' looks at every tick; the state before the difference is needed",
  'file-unwritable': 'name a file in a folder that you may write to',
  'port-taken': 'name another one with --port, or leave it out: then a free one is taken',
  'port-forbidden': 'ports from 1024 on are free to use',
  'page-missing': SET_UP,
  internal: 'this is a fault of Lattice Replay; please report it with the lines above',
};

export function advice(code: string): string | undefined {
  return ADVICE[code];
}
