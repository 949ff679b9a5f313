/** What a button beside a fault can do. */
export type WayOn = 'open-files' | 'open-folder' | 'locate-case';

/** Why something cannot be, as a person has to understand it. */
export interface Cause {
  readonly title: string;
  /** What can be done now, in a sentence or two. */
  readonly advice: string;
  readonly ways: readonly WayOn[];
}

const NEW_ADDRESS =
  "Open the address that 'npm start' or 'lattice-replay serve' has printed in its terminal, all of it: the part after # lets this browser in. Each start has its own.";

/** All causes by their names, which `codes.ts` sorts codes into. */
export const CAUSES = {
  unknown: {
    title: 'Nothing that can be opened',
    advice:
      'Engines (.wasm), scenarios, states, case folders, and runs as folder, archive or record can. A folder that holds several of them is opened as a folder.',
    ways: ['open-files', 'open-folder'],
  },
  incomplete: {
    title: 'Something is missing in it',
    advice: 'Open the whole folder that it lies in, or the archive as it was downloaded.',
    ways: ['open-folder', 'open-files'],
  },
  truncated: {
    title: 'It is cut off',
    advice: 'The end of the file is missing: download or copy it again, then open it again.',
    ways: ['open-files'],
  },
  malformed: {
    title: 'It cannot be read',
    advice: 'The place that is named is wrong in the file. Mend it there, or take another copy.',
    ways: ['open-files'],
  },
  newer: {
    title: 'It was made by another version',
    advice: 'A newer Lattice Replay reads it. Nothing of it was changed.',
    ways: ['open-files'],
  },
  large: {
    title: 'It is too large',
    advice: 'The limit that is named keeps this machine usable. Open a part of it, or a smaller one.',
    ways: ['open-files'],
  },
  changed: {
    title: 'It is not the same as before',
    advice:
      'Its content has changed since it was looked at, so what is known of it no longer holds. Open it again.',
    ways: ['open-files'],
  },
  unsafe: {
    title: 'It is not opened, to be safe',
    advice:
      'It holds what an honest run never does, such as a path that leads out of its folder. Nothing of it was unpacked. Take another copy, from where the run was published.',
    ways: ['open-files'],
  },
  permission: {
    title: 'This user may not read or write it',
    advice: 'Change its permissions, or copy it to a folder of yours and open it there.',
    ways: ['open-files'],
  },
  missing: {
    title: 'It is not there any more',
    advice: 'It was moved, renamed or deleted, or its disk is away. Open it where it is now.',
    ways: ['open-files', 'open-folder'],
  },
  'case-unknown': {
    title: 'Its case is not known here',
    advice:
      'Open the folder of its case, which has a test-case.toml, and it is found by its name and version.',
    ways: ['locate-case'],
  },
  host: {
    title: 'The host for engines cannot be started',
    advice:
      "wasmtime's library is missing here, or is not the one that is pinned. Set Lattice Replay up again; what needs no engine still works.",
    ways: [],
  },
  unreachable: {
    title: 'Lattice Replay does not answer',
    advice: 'Was it stopped in its terminal? Start it again and open the address that it prints.',
    ways: [],
  },
  ended: {
    title: 'The connection has ended',
    advice: 'If Lattice Replay still runs, connect again; you come back to the same tick.',
    ways: [],
  },
  'no-key': { title: 'This address lets nobody in', advice: NEW_ADDRESS, ways: [] },
  'old-key': {
    title: 'This address is of an earlier start, or was good for one use',
    advice: NEW_ADDRESS,
    ways: [],
  },
  limit: {
    title: 'A limit ended it',
    advice:
      'The engine took more time or fuel, or answered more, than it is allowed. Its own case may allow more; so may the settings.',
    ways: [],
  },
  memory: {
    title: 'The memory did not suffice',
    advice:
      'Close other replays or programs and try again. An engine that needs more than its case allows cannot be graded.',
    ways: [],
  },
  engine: {
    title: 'The engine failed',
    advice:
      'This is of the engine, not of Lattice Replay. The reference on the same case can be watched in its place.',
    ways: ['open-files'],
  },
  build: {
    title: 'It was not built',
    advice: "The build's own last lines say why. Mend the source and build it again.",
    ways: [],
  },
  'not-applicable': {
    title: 'That cannot be done with what is open',
    advice: 'Choose another engine or case above.',
    ways: ['open-files'],
  },
  'no-graphics': {
    title: 'The map cannot be drawn here',
    advice:
      'The browser gives no WebGL. The table shows the same board; another browser or driver may draw it.',
    ways: [],
  },
  'changed-elsewhere': {
    title: 'It was changed elsewhere in the meantime',
    advice: 'Nothing was overwritten. Read it anew, then change it again.',
    ways: [],
  },
  cancelled: { title: 'It was cancelled', advice: 'Nothing was changed.', ways: [] },
  internal: {
    title: 'Something went wrong inside',
    advice: 'This is a fault of Lattice Replay. Try again; with the details below it can be reported.',
    ways: [],
  },
} as const satisfies Readonly<Record<string, Cause>>;

export type CauseName = keyof typeof CAUSES;
