import { describe, expect, it } from 'vitest';
import { renderTemplate } from './template.ts';

const CONTEXT = { workspace: '/workspace', specs: [{ dest: 'a<b>.md' }, { dest: 'b.md' }], empty: '' };

function problems(text: string, turns = 8) {
  const rendering = renderTemplate(text, CONTEXT, turns);
  expect(rendering.text === undefined).toBe(rendering.problems.length > 0);
  return rendering.problems.map(({ code, place }) => [code, place.line, place.column]);
}

describe('a template', () => {
  it('is rendered without escaping, an empty text too', () => {
    const text = '{{workspace}}{{empty}}:{{#each specs}} {{dest}}{{/each}}{{#if empty}}x{{else}}!{{/if}}';
    expect(renderTemplate(text, CONTEXT, 8)).toEqual({ text: '/workspace: a<b>.md b.md!', problems: [] });
  });

  it('has all its undefined variables found at once, each at its name', () => {
    expect(problems('{{one}} {{workspace}}\n\n  {{{two}}} {{~ three ~}}\n{{workspace.four}}')).toEqual([
      ['template-variable', 1, 3],
      ['template-variable', 3, 6],
      ['template-variable', 3, 17],
      ['template-variable', 4, 3],
    ]);
  });

  it('has an undefined list found, beyond which nothing can be said', () => {
    expect(problems('{{#each spec}}{{nothing}}{{/each}}')).toEqual([['template-variable', 1, 1]]);
  });

  it.each([
    ['a block that never ends', '{{#each specs}}'],
    ['a block that is ended as another', '{{#each specs}}{{/if}}'],
    ['braces that never end', '{{workspace'],
    ['a path that climbs nowhere', '{{../}}}'],
  ])('that is broken says where: %s', (_what, text) => {
    expect(problems(text).map(([code]) => code)).toEqual(['template-syntax']);
  });

  it.each([
    ['a partial', '{{> header}}'],
    ['a partial of its own', '{{#*inline "x"}}{{> x}}{{/inline}}{{> x}}'],
    ['loops in loops without end', `${'{{#each specs}}'.repeat(9)}x${'{{/each}}'.repeat(9)}`],
  ])('that could run for ever is not rendered: %s', (_what, text) => {
    expect(problems(text).map(([code]) => code)).toEqual(['template-unchecked']);
  });

  it('reaches nothing beyond what it is given', () => {
    for (const text of [
      '{{constructor}}',
      '{{workspace.constructor.name}}',
      '{{lookup specs "constructor"}}',
      '{{__proto__}}',
    ])
      expect(renderTemplate(text, CONTEXT, 8).text ?? '').not.toMatch(/function|Object|String/);
  });
});
