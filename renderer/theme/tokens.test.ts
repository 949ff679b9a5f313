import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const css = readFileSync(new URL('tokens.css', FOLDER), 'utf8');
const plain = tokensOf(css.slice(0, css.indexOf('@media')));
const more = { ...plain, ...tokensOf(block('prefers-contrast: more')) };

const SIGNS = ['a', 'b', 'difference', 'ceiling', 'warning', 'good', 'accent'];
const TEXT: readonly (readonly [ink: string, ground: string])[] = [
  ...['ink1', 'ink2', 'ink3'].flatMap((ink) =>
    ['bg0', 'bg1', 'bg2', 'bg3', 'bg4'].map((bg) => [ink, bg] as const),
  ),
  ...SIGNS.flatMap((sign) => ['bg1', 'bg2', 'bg3', `${sign}-soft`].map((bg) => [sign, bg] as const)),
  ['ink2', 'accent-soft'],
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-pressed'],
  ['on-a', 'a'],
  ['on-tip', 'tip'],
  ['on-badge', 'badge'],
];
const MARKS: readonly (readonly [mark: string, ground: string])[] = [
  ...SIGNS.flatMap((sign) => ['bg0', 'bg4'].map((bg) => [sign, bg] as const)),
  ['control-line', 'bg1'],
  ['control-line', 'bg2'],
  ['reach-own', 'bg2'],
  ['ink3', 'known'],
];

describe('the colours of the page', () => {
  it.each([
    ['light', 0, plain, 4.5, 3],
    ['dark', 1, plain, 4.5, 3],
    ['light with more contrast', 0, more, 7, 4.5],
    ['dark with more contrast', 1, more, 7, 4.5],
  ] as const)(
    '%s: text and marks stand out from every ground that they are put on',
    (_, theme, tokens, text, mark) => {
      const faint = (pairs: typeof TEXT, least: number): string[] =>
        pairs.flatMap(([over, under]) => {
          const found = contrast(colour(tokens, over, theme), colour(tokens, under, theme));
          return found < least ? [`${over} on ${under}: ${found.toFixed(2)}, at least ${least}`] : [];
        });
      expect([...faint(TEXT, text), ...faint(MARKS, mark)]).toEqual([]);
    },
  );

  it('are named in tokens.css and nowhere else', () => {
    const raw = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.css') && name !== 'tokens.css')
      .flatMap(
        (name) => readFileSync(new URL(name, FOLDER), 'utf8').match(/#[0-9a-f]{3,8}\b|\brgba?\(/gi) ?? [],
      );
    expect(raw).toEqual([]);
  });
});

function block(media: string): string {
  const start = css.indexOf(`@media (${media})`);
  return css.slice(start, css.indexOf('\n}\n', start));
}

/** Colours by name, of the light and of the dark theme. */
function tokensOf(text: string): Readonly<Record<string, readonly [string, string]>> {
  const found = text.matchAll(
    /--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g,
  );
  return Object.fromEntries(
    [...found].map(([, name = '', light, dark, both = '']) => [name, [light ?? both, dark ?? both] as const]),
  );
}

function colour(tokens: ReturnType<typeof tokensOf>, name: string, theme: 0 | 1): string {
  const found = tokens[name]?.[theme];
  if (found === undefined) throw new Error(`there is no colour called ${name}`);
  return found;
}

/** The ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
