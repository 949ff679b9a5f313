import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PAGE = fileURLToPath(new URL('../../dist/page/', import.meta.url));

it("is built for use, without React's development build", () => {
  const scripts = readdirSync(join(PAGE, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const name of scripts)
    expect(readFileSync(join(PAGE, 'assets', name), 'utf8')).not.toContain('jsxDEV');
});

it('has no script and no style in its own text, which its content policy would not run', () => {
  const text = readFileSync(join(PAGE, 'index.html'), 'utf8');
  expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/);
});
