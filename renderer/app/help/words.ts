/** Words of the field, each in a sentence, in the order in which one meets them. */
export const WORDS: readonly (readonly [word: string, meaning: string])[] = [
  [
    'Tick',
    'One step of the simulation; the game makes 60 of them a second. A case names ticks whose state is graded.',
  ],
  [
    'Engine, module',
    'A program compiled to WebAssembly that is given a factory and returns its states at the graded ticks.',
  ],
  [
    'Reference',
    'The engine that is built in. It follows the rules to the letter, so its states are the right ones.',
  ],
  ['Lane', 'One of the two sides of a belt. Items of a lane stand in a row, and are compared one by one.'],
  [
    'Checksum',
    'A short number over all bytes of a state. Equal checksums mean equal states; the page takes that of all it shows.',
  ],
  [
    'Desync',
    'The engine’s state is no longer that of the reference. All that follows from it is wrong as well.',
  ],
  [
    'Fuel',
    'What a run costs: a unit for about every instruction, counted by wasmtime, the same on every machine.',
  ],
  [
    'Ceiling',
    'The fuel that a case allows. A right answer that took more is over the ceiling, which is a result of its own.',
  ],
  [
    'Runway',
    'How many ceilings of fuel a run may burn before it is stopped, so that it is known how far over it is.',
  ],
  [
    'Provenance',
    'Where a frame comes from: recorded in the run; computed by the module here; bracketed by two ticks at which module and reference agree; or the reference itself.',
  ],
  ['Reading', 'A way in which a rule can be misunderstood. A wrong engine often follows one to the letter.'],
  ['Field', 'A folder of runs, every model by its best one.'],
];
