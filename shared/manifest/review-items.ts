import { MOST_U32 } from './numbers.ts';
import type { ReviewScope } from './review-scope.ts';
import { readValidation } from './review-validation.ts';
import type { Table } from './table.ts';

/** Reads `[[review_item]]` tables, the older grammar (spec: manifest §2.10). */
export function readReviewItems(parent: Table, scope: ReviewScope): void {
  for (const item of parent.tables('review_item')) {
    const id = item.text('id');
    item.text('title');
    item.text('text');
    item.positive('weight', MOST_U32);
    scope.checkNames(item);
    for (const key of ['sequences', 'frames']) item.forbid(key, 'it belongs to cases of sprite sheets');
    for (const key of ['failure_cap', 'domains']) item.forbid(key, 'it belongs to cases with engines');
    const hasSubItems = item.has('sub_items') || item.has('sub_item');
    if (id !== undefined) {
      scope.ids.add(id);
      if (!hasSubItems) scope.takeVerdict(item, id);
    }
    readSubItems(item, id, scope);
    const validation = item.optionalTable('validation');
    if (validation) readValidation(validation, scope, hasSubItems);
    item.others();
  }
}

/** Each sub-item is a verdict of its own, `<item>.<sub>`. */
function readSubItems(item: Table, itemId: string | undefined, scope: ReviewScope): void {
  const seen = new Set<string>();
  for (const sub of [...item.tables('sub_items'), ...item.tables('sub_item')]) {
    const id = sub.text('id');
    sub.text('title');
    const validation = sub.optionalTable('validation');
    if (validation) readValidation(validation, scope, false);
    sub.others();
    if (id === undefined) continue;
    if (seen.has(id))
      sub.report('error', 'duplicate-sub-item', 'id', `the item already has a sub-item '${id}'`, {
        found: id,
      });
    else if (itemId !== undefined) scope.takeVerdict(sub, `${itemId}.${id}`);
    seen.add(id);
  }
}
