import { expect, it } from 'vitest';
import { visible } from './visible.ts';

it.each([
  ['cargo build --release', 'cargo build --release'],
  ['rm -rf ~ \r\u001b[2Kcargo fetch', 'rm -rf ~ \\u{d}\\u{1b}[2Kcargo fetch'],
  ['one\n\ttwo', 'one\\n\\ttwo'],
  ['a\u202eb\u009bc', 'a\\u{202e}b\\u{9b}c'],
  ['é 🔧', 'é 🔧'],
])('%j is shown as %j', (text, shown) => {
  expect(visible(text)).toBe(shown);
});
