import { MOST_U32 } from './numbers.ts';
import type { ReviewScope } from './review-scope.ts';
import { readValidation } from './review-validation.ts';
import type { Table } from './table.ts';

const FORMAT = 2n;

/** Reads `[review]` with its categories; unknown keys are refused in all of it (spec: manifest §§0, 2.10). */
export function readCategories(review: Table, scope: ReviewScope, inVariant: boolean): void {
  const format = review.raw('format');
  if (inVariant) review.forbid('format', "the case's own [review] says it");
  else if (format !== FORMAT)
    review.report('error', 'review-format', 'format', `'format' must be 2, found ${String(format)}`, {
      found: String(format),
      allowed: '2',
      fix: '2',
    });
  for (const category of review.tables('categories')) {
    category.text('id');
    category.text('title');
    const items = category.tables('items');
    if (items.length === 0)
      category.report('error', 'empty-category', undefined, 'a category needs at least one item', {
        atKey: true,
      });
    for (const item of items) readItem(item, scope);
    category.others('error');
  }
  review.others('error');
}

function readItem(item: Table, scope: ReviewScope): void {
  const id = item.text('id');
  item.text('title');
  item.optionalText('description');
  if (item.has('weight')) item.positive('weight', MOST_U32);
  scope.checkNames(item);
  const validation = item.optionalTable('validation');
  if (validation) readValidation(validation, scope, false);
  if (id !== undefined) scope.takeVerdict(item, id);
  item.others('error');
}
