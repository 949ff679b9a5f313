import { readCategories } from './review-categories.ts';
import { readReviewItems } from './review-items.ts';
import type { ReviewScope } from './review-scope.ts';
import type { Table } from './table.ts';

/** Which of the two grammars a case's review is written in; they must not be mixed (spec: manifest §2.10). */
export type ReviewGrammar = 'items' | 'categories' | undefined;

/**
 * Reads the review of a case, or of a variant whose case's grammar is given. Ids are added to the scope, in which they
 * must be unique.
 */
export function readReview(parent: Table, scope: ReviewScope, ofCase?: ReviewGrammar): ReviewGrammar {
  const hasItems = parent.has('review_item');
  const review = parent.optionalTable('review');
  if (hasItems && ofCase === 'categories') reportMixed(parent, 'review_item');
  else if (review !== undefined && (hasItems || ofCase === 'items')) reportMixed(parent, 'review');
  if (hasItems) readReviewItems(parent, scope);
  if (review !== undefined) readCategories(review, scope, ofCase !== undefined);
  // With both, variants are not told that they differ from one of them.
  if (hasItems && review !== undefined) return undefined;
  if (review !== undefined) return 'categories';
  return hasItems ? 'items' : ofCase;
}

function reportMixed(parent: Table, key: string): void {
  const message = '[[review_item]] and [review] are two grammars; a case and its variants use one of them';
  parent.report('error', 'two-review-grammars', key, message, { atKey: true });
}
