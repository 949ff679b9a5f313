// The readings as switches, all off for the rules as they stand. Each is asked for in one place of one phase.

import { isChosen } from './choice';

export let sourceOffset: bool = false;
export let inserterNearSide: bool = false;
export let inserterParallelLeft: bool = false;
export let inserterTakeNear: bool = false;
export let inserterTakeAtEnd: bool = false;
export let inserterTakeBlind: bool = false;
export let inserterNoLeastHeld: bool = false;
export let inserterTieNear: bool = false;
export let inserterReturnSameTick: bool = false;
export let inserterDropLate: bool = false;
export let furnaceNoCoalFirst: bool = false;
export let furnaceLeastHeld: bool = false;
export let furnaceOreFirst: bool = false;
export let crafterNoInputCap: bool = false;
export let crafterInputCap9: bool = false;
export let sourceNotTakeable: bool = false;
export let beltRunSpeed: bool = false;
export let beltOneSpeed: bool = false;
export let beltOldAhead: bool = false;
export let sideloadSwapped: bool = false;
export let sideloadOtherLane: bool = false;
export let turnAlwaysSideloads: bool = false;
export let curveIgnoresSource: bool = false;
export let curveIgnoresInserter: bool = false;
export let curveIgnoresSplitter: bool = false;
export let splitterFixedInput: bool = false;
export let splitterInputStarts1: bool = false;
export let splitterOutputStarts1: bool = false;
export let splitterFixedOutput: bool = false;
export let splitterFlipsPreferred: bool = false;
export let splitterOnePreference: bool = false;
export let splitterAnyFacing: bool = false;
export let crafterIdleAfterDeposit: bool = false;
export let crafterOneShort: bool = false;
export let crafterNoOutputGate: bool = false;
export let crafterOutputBelowCap: bool = false;
export let sinkOwnFacing: bool = false;
export let forceStrict: bool = false;
export let sideloadBeforeMoves: bool = false;
export let sideloadAfterSplitters: bool = false;
export let phaseInsertersFirst: bool = false;
export let phaseBeltsBeforeInserters: bool = false;
export let phaseSplittersBeforeBelts: bool = false;
export let phaseCraftersBeforeInserters: bool = false;
export let phaseSourcesLast: bool = false;

export function followReadings(): void {
  sourceOffset = isChosen('source-offset');
  followInserterReadings();
  followBeltReadings();
  followSplitterReadings();
  crafterIdleAfterDeposit = isChosen('crafter-idle-after-deposit');
  crafterOneShort = isChosen('crafter-one-short');
  crafterNoOutputGate = isChosen('crafter-no-output-gate');
  crafterOutputBelowCap = isChosen('crafter-output-below-cap');
  sinkOwnFacing = isChosen('sink-own-facing');
  forceStrict = isChosen('force-strict');
  sideloadBeforeMoves = isChosen('sideload-before-moves');
  sideloadAfterSplitters = isChosen('sideload-after-splitters');
  phaseInsertersFirst = isChosen('phase-inserters-first');
  phaseBeltsBeforeInserters = isChosen('phase-belts-before-inserters');
  phaseSplittersBeforeBelts = isChosen('phase-splitters-before-belts');
  phaseCraftersBeforeInserters = isChosen('phase-crafters-before-inserters');
  phaseSourcesLast = isChosen('phase-sources-last');
}

function followInserterReadings(): void {
  inserterNearSide = isChosen('inserter-near-side');
  inserterParallelLeft = isChosen('inserter-parallel-left');
  inserterTakeNear = isChosen('inserter-take-near');
  inserterTakeAtEnd = isChosen('inserter-take-at-end');
  inserterTakeBlind = isChosen('inserter-take-blind');
  inserterNoLeastHeld = isChosen('inserter-no-least-held');
  inserterTieNear = isChosen('inserter-tie-near');
  inserterReturnSameTick = isChosen('inserter-return-same-tick');
  inserterDropLate = isChosen('inserter-drop-late');
  furnaceNoCoalFirst = isChosen('furnace-no-coal-first');
  furnaceLeastHeld = isChosen('furnace-least-held');
  furnaceOreFirst = isChosen('furnace-ore-first');
  crafterNoInputCap = isChosen('crafter-no-input-cap');
  crafterInputCap9 = isChosen('crafter-input-cap-9');
  sourceNotTakeable = isChosen('source-not-takeable');
}

function followBeltReadings(): void {
  beltRunSpeed = isChosen('belt-run-speed');
  beltOneSpeed = isChosen('belt-one-speed');
  beltOldAhead = isChosen('belt-old-ahead');
  sideloadSwapped = isChosen('sideload-swapped');
  sideloadOtherLane = isChosen('sideload-other-lane');
  turnAlwaysSideloads = isChosen('turn-always-sideloads');
  const ignoresFeeders = isChosen('curve-ignores-feeders');
  curveIgnoresSource = isChosen('curve-ignores-source') || ignoresFeeders;
  curveIgnoresInserter = isChosen('curve-ignores-inserter') || ignoresFeeders;
  curveIgnoresSplitter = isChosen('curve-ignores-splitter') || ignoresFeeders;
}

function followSplitterReadings(): void {
  splitterFixedInput = isChosen('splitter-fixed-input');
  splitterInputStarts1 = isChosen('splitter-input-starts-1');
  splitterOutputStarts1 = isChosen('splitter-output-starts-1');
  splitterFixedOutput = isChosen('splitter-fixed-output');
  splitterFlipsPreferred = isChosen('splitter-flips-preferred');
  splitterOnePreference = isChosen('splitter-one-preference');
  splitterAnyFacing = isChosen('splitter-any-facing');
}
