import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BELT, temporaryFolder, writeCase, writeText } from '../../../build/testing/case-folder.ts';
import { builtEngine } from '../../../electron/cli/testing.ts';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

/** A case that is not Lattice, to which the engine answers with an empty list. */
const CASE = writeCase(temporaryFolder(), [{ name: 'cases/values', kind: 'stress', scenario: BELT }]);
writeText(join(CASE, 'cases/values.json'), '{"values":[3,1,2]}');
writeText(join(CASE, 'cases/values.out'), '[1,{"a":2}]');

describe.skipIf(!haveChromium)('an answer that is not Lattice', () => {
  const hosted = setupHost([CASE, builtEngine('wrong-count')]);

  it('is held against the expected one, place by place', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('wrong-count.wasm: grade');
    await page.page.getByRole('combobox', { name: 'Case' }).selectOption({ label: 'test-case v1.0.0' });
    await page.press('Grade');
    await page.press('Open the results');
    await page.page.getByText('2 differences').click();
    const table = page.page.getByRole('table', { name: 'Answer to values' });
    expect(await table.getByRole('row').allInnerTexts()).toEqual([
      'at\texpected\tfound',
      '$[0]\t1\t–',
      '$[1]\tan object\t–',
    ]);
    expect(page.complaints).toEqual([]);
  });
});
