import type { ReviewScope } from './review-scope.ts';
import type { Table } from './table.ts';

/** Reads how a verdict is proven by a script (spec: manifest §2.10, `validation`); its other keys are let pass. */
export function readValidation(table: Table, scope: ReviewScope, besideSubItems: boolean): void {
  if (!scope.instrumented)
    table.report(
      'error',
      'no-instrumentation',
      undefined,
      'a validation needs [instrumentation] in the case',
      {
        atKey: true,
      },
    );
  if (besideSubItems)
    table.report(
      'error',
      'validation-beside-sub-items',
      undefined,
      'an item with sub-items has no validation of its own',
      {
        atKey: true,
      },
    );
  const script = table.file('script');
  if (script !== undefined) scope.takeScript(table, script);
  const outputs = [...table.tables('outputs'), ...table.tables('output')];
  if (outputs.length === 0)
    table.report('error', 'no-output', undefined, 'a validation needs at least one output', { atKey: true });
  const ids = new Set<string>();
  let videos = 0;
  for (const output of outputs) {
    const id = output.text('id');
    if (id !== undefined && ids.has(id))
      output.report('error', 'duplicate-output', 'id', `an output '${id}' is already declared`, {
        found: id,
      });
    if (id !== undefined) ids.add(id);
    if ([output.raw('kind'), output.raw('type')].includes('video') && ++videos === 2)
      output.report('error', 'two-videos', undefined, 'a validation has at most one video output');
  }
}
