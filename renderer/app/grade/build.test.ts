import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { builtEngine, caseThatBuilds } from '../../../electron/cli/testing.ts';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

const GATE = join(temporaryFolder(), 'gate');
const RAN = join(temporaryFolder(), 'ran');

function sourceFolder(name: string, script: string): string {
  const folder = join(temporaryFolder(), name);
  writeText(join(folder, 'compile.sh'), script);
  writeFileSync(join(folder, 'engine.wasm'), readFileSync(builtEngine('lanes')));
  return folder;
}

const GOOD = sourceFolder(
  'good-engine',
  `touch ${RAN}; echo '<i>compiling</i>'; while [ ! -e ${GATE} ]; do sleep 0.1; done
mkdir out; cp engine.wasm out/engine.wasm\n`,
);
const BAD = sourceFolder('bad-engine', 'echo no such crate; exit 7\n');
const SLOW = sourceFolder('slow-engine', 'echo waiting; sleep 1000\n');

const WATCHED = sourceFolder('watched-engine', 'mkdir out; cp engine.wasm out/engine.wasm\n');

describe.skipIf(!haveChromium)('building in the page', () => {
  const hosted = setupHost([caseThatBuilds('echo fetching'), GOOD, BAD, SLOW, WATCHED]);

  async function open(source: string): Promise<{ page: PageObject; dialog: Locator }> {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press(`${source}: grade`);
    const dialog = page.page.getByRole('dialog', { name: 'Grade an engine' });
    await dialog.getByText('sh compile.sh', { exact: true }).waitFor();
    return { page, dialog };
  }

  const run = (dialog: Locator): Promise<void> =>
    dialog.getByRole('button', { name: 'Run them and grade' }).click();

  it('shows the commands, runs them when told so, streams the log and grades what was built', async () => {
    const { page, dialog } = await open('good-engine');
    await dialog.getByText('echo fetching', { exact: true }).waitFor();
    await dialog.getByText(/with your rights/).waitFor();
    expect(existsSync(RAN)).toBe(false);
    await run(dialog);
    const log = dialog.getByRole('log');
    await log.getByText('<i>compiling</i>').waitFor();
    expect(await log.textContent()).toBe('fetching\n<i>compiling</i>');
    writeText(GATE, '');
    await dialog.getByText(/^Passed/).waitFor();
    expect(await dialog.getByLabel('Engine').locator('option:checked').textContent()).toBe(
      'good-engine.wasm',
    );
    expect(page.complaints).toEqual([]);
  });

  it('says how a command failed, with its last lines', async () => {
    const { page, dialog } = await open('bad-engine');
    await run(dialog);
    const fault = await dialog.getByRole('alert').textContent();
    expect(fault).toMatch(/build command 'sh compile\.sh' failed with exit code 7[\s\S]*no such crate/);
    expect(page.complaints).toEqual([]);
  });

  it('is given up by Cancel', async () => {
    const { page, dialog } = await open('slow-engine');
    await run(dialog);
    await dialog.getByRole('log').getByText('waiting').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/cancelled/)
      .waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('grades a source at every change of it, with what the change did', async () => {
    const { page, dialog } = await open('watched-engine');
    await dialog.getByRole('button', { name: 'Grade watched-engine at every build' }).click();
    await dialog.locator('[data-builds="1"]').waitFor();
    await dialog.getByText(/^Passed/).waitFor();
    writeFileSync(join(WATCHED, 'engine.wasm'), readFileSync(builtEngine('naive')));
    await dialog.locator('[data-builds="2"]').waitFor();
    await dialog.getByText(/cases\/belt\.json: fuel \+/).waitFor();
    writeText(join(WATCHED, 'compile.sh'), 'echo no such crate; exit 7\n');
    await dialog.getByText(/could not be graded: .*no such crate/s).waitFor();
    await dialog.getByRole('button', { name: 'Stop watching watched-engine' }).click();
    await dialog.getByRole('button', { name: 'Grade watched-engine at every build' }).waitFor();
    expect(page.complaints).toEqual([]);
  });
});
