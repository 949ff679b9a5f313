import type { Readings } from '../readings.ts';
import type { StepName } from './trace.ts';

/** The steps of a tick in the order of the rules, or of the readings about order that the engine follows. */
export function stepOrder(as: Readings): readonly StepName[] {
  let order: StepName[] = ['sources', 'inserters', 'belts', 'side-loads', 'splitters', 'crafters', 'sinks'];
  const move = (steps: readonly StepName[], before: StepName | undefined): void => {
    const rest = order.filter((step) => !steps.includes(step));
    const at = before === undefined ? rest.length : rest.indexOf(before);
    order = [...rest.slice(0, at), ...steps, ...rest.slice(at)];
  };
  if (as['sideload-before-moves']) move(['side-loads'], 'belts');
  if (as['sideload-after-splitters']) move(['splitters'], 'side-loads');
  if (as['phase-inserters-first']) move(['inserters'], 'sources');
  if (as['phase-belts-before-inserters'])
    move(
      order.filter((step) => step === 'belts' || step === 'side-loads'),
      'inserters',
    );
  if (as['phase-splitters-before-belts']) move(['splitters'], 'belts');
  if (as['phase-crafters-before-inserters']) move(['crafters'], 'inserters');
  if (as['phase-crafters-before-splitters']) move(['crafters'], 'splitters');
  if (as['phase-sinks-before-crafters']) move(['sinks'], 'crafters');
  if (as['phase-sinks-before-splitters']) move(['sinks'], 'splitters');
  if (as['phase-sources-last']) move(['sources'], undefined);
  return order;
}
