import { groupedNumbers, groupSeparator, languageOf, withoutGroups } from './number-language.ts';

/** What is no number of ours although it may look like one: cells as `12,104`, and texts of files. */
const AS_IT_IS = '[data-as-it-is], code, pre';

/**
 * Makes numbers that are copied from the page, or out of one of its fields, plain digits, which other programs take.
 * Returns what ends it.
 */
export function copyPlain(page: Document): () => void {
  const copy = (event: ClipboardEvent): void => {
    const between = groupSeparator(languageOf(page.documentElement.dataset.numbers));
    const text = copiedText(page, event.target, between);
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  page.addEventListener('copy', copy);
  return () => page.removeEventListener('copy', copy);
}

/** The plain text; undefined where it is the same as what the browser copies. */
function copiedText(page: Document, target: EventTarget | null, between: string): string | undefined {
  if (target instanceof HTMLInputElement) {
    const { value, selectionStart, selectionEnd } = target;
    return changed(value.slice(selectionStart ?? 0, selectionEnd ?? 0), between);
  }
  const selection = page.getSelection();
  if (selection === null || selection.rangeCount === 0 || target instanceof HTMLTextAreaElement)
    return undefined;
  const range = selection.getRangeAt(0);
  const around = range.commonAncestorContainer;
  const element = around instanceof Element ? around : around.parentElement;
  if (element?.closest(AS_IT_IS)) return undefined;
  const kept = [...range.cloneContents().querySelectorAll(AS_IT_IS)].flatMap(({ textContent }) =>
    groupedNumbers(textContent ?? '', between),
  );
  return changed(selection.toString(), between, new Set(kept));
}

function changed(text: string, between: string, but?: ReadonlySet<string>): string | undefined {
  const plain = withoutGroups(text, between, but);
  return plain === text ? undefined : plain;
}
