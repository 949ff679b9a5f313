import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeCase, writeText } from '../../../build/testing/case-folder.ts';
import { expectedAnswer } from '../../../shared/lattice/expected-answer.ts';
import { ADVERSARIAL } from '../../../shared/manifest/testing/good-cases.ts';
import { checkoutPlaces } from '../places/places.ts';
import { ReferenceBudget } from './reference-budget.ts';
import { validatePath } from './validate-path.ts';

const { contractWorker } = checkoutPlaces(new URL('../../../dist/cli.js', import.meta.url).href);

let catalog: string;
let folder: string;

/** A good case in a catalog of its own. */
beforeEach(() => {
  catalog = join(temporaryFolder(), 'test-cases');
  folder = goodCase(catalog);
});

function goodCase(parent: string): string {
  return writeCase(parent, [
    { name: 'smoke/belt', kind: 'smoke', scenario: BELT },
    { name: 'cases/furnace', kind: 'stress', scenario: FURNACE },
  ]);
}

function change(name: string, from: string, to: string, inFolder: string = folder): void {
  const file = join(inFolder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeText(file, text.replace(from, to));
}

async function codes(path: string = folder, budget = new ReferenceBudget()): Promise<string[]> {
  const { findings } = await validatePath(path, { contractWorker, budget });
  return findings.map(({ file, finding }) => {
    const place = finding.place ? `:${finding.place.line}:${finding.place.column}` : '';
    return `${finding.severity} ${finding.code} ${file.slice(catalog.length + 1).replace(`${caseOf()}/`, '')}${place}`;
  });
}

function caseOf(): string {
  return folder.slice(catalog.length + 1);
}

describe('a good case', () => {
  it('has no finding by manifest, version, case, catalog and folder above', async () => {
    const paths = [join(folder, 'test-case.toml'), folder, dirname(folder), catalog, dirname(catalog)];
    for (const path of paths) expect(await codes(path)).toEqual([]);
  });
});

describe('an expected answer', () => {
  it('whose checksum is not that of its state is an error', async () => {
    const text = readFileSync(join(folder, 'cases/furnace.out'), 'utf8');
    const [first] = /fnv1a64:[0-9a-f]{16}/.exec(text)!;
    change('cases/furnace.out', first!, 'fnv1a64:0000000000000000');
    expect(await codes()).toEqual(['error expected-checksum cases/furnace.out']);
  });

  it('of other ticks than the scenario names is an error', async () => {
    change('cases/furnace.json', '[100,200,400]', '[100,200,399]');
    expect(await codes()).toEqual(['error expected-ticks cases/furnace.out']);
  });

  it('that the reference engine does not give is a warning that names its revision', async () => {
    const other = {
      ...FURNACE,
      entities: FURNACE.entities.map((one) => (one.type === 'source' ? { ...one, period: 5 } : one)),
    };
    writeText(join(folder, 'cases/furnace.out'), expectedAnswer(other));
    expect(await codes()).toEqual(['warning expected-reference cases/furnace.out']);
    const { findings } = await validatePath(folder, { contractWorker, budget: new ReferenceBudget() });
    expect(findings[0]!.finding.message).toMatch(
      /tick 100: the reference engine \(revision r3\) has fnv1a64:/,
    );
  });

  it('is not compared with the reference beyond a budget, and which ones were not is told', async () => {
    writeText(join(folder, 'cases/furnace.out'), expectedAnswer({ ...FURNACE, entities: FURNACE.entities }));
    const budget = new ReferenceBudget(BELT.entities.length * 60);
    expect(await codes(folder, budget)).toEqual([]);
    expect(budget.skipped).toEqual([join(folder, 'cases/furnace.json')]);
  });

  it('that is no JSON is told with its place', async () => {
    writeText(join(folder, 'cases/furnace.out'), '[\n  {]');
    expect(await codes()).toEqual(['error json-syntax cases/furnace.out:2:4']);
  });
});

describe('inputs', () => {
  it('that break several rules have all of them told', async () => {
    change('smoke/belt.json', '"period":8', '"period":0');
    change('smoke/belt.json', '"coal"', '"gold"');
    expect((await codes()).map((told) => told.replace(/:.*/, ''))).toEqual([
      'error unknown-item smoke/belt.json',
      'error range smoke/belt.json',
    ]);
  });

  it('that hold the same bytes are a warning', async () => {
    for (const end of ['json', 'out'])
      writeText(join(folder, `cases/furnace.${end}`), readFileSync(join(folder, `smoke/belt.${end}`)));
    expect(await codes()).toEqual(['warning duplicate-content cases/furnace.json']);
  });
});

describe('a contract', () => {
  const schema = 'schemas/scenario.json';

  it('that is no JSON is told with its place', async () => {
    writeText(join(folder, schema), '{\n "type": }');
    expect(await codes()).toEqual([`warning contract-schema ${schema}:2:10`]);
  });

  it('that is no schema is told at the value that is wrong', async () => {
    writeText(join(folder, schema), '{\n "properties": { "ticks": { "type": "whole" } } }');
    expect(await codes()).toEqual([`warning contract-schema ${schema}:2:37`]);
  });

  it('that an input or an answer does not keep is told at the value', async () => {
    writeText(join(folder, schema), '{"properties": {"ticks": {"maximum": 100}}}');
    writeText(join(folder, 'schemas/state.json'), '{"items": {"required": ["digest"]}}');
    const column = readFileSync(join(folder, 'cases/furnace.json'), 'utf8').indexOf('400') + 1;
    expect(await codes()).toEqual([
      `warning contract-violated cases/furnace.json:1:${column}`,
      'warning contract-violated smoke/belt.out:1:2',
      'warning contract-violated cases/furnace.out:1:2',
    ]);
  });

  it('may use formats that nobody knows, and drafts 07 and 2020-12', async () => {
    for (const draft of [
      'http://json-schema.org/draft-07/schema#',
      'https://json-schema.org/draft/2020-12/schema',
    ]) {
      const text = JSON.stringify({
        $schema: draft,
        properties: { ticks: { type: 'integer', format: 'uint64' } },
      });
      writeText(join(folder, schema), text);
      expect(await codes()).toEqual([]);
    }
  });

  it('of an adversarial case is looked at too', async () => {
    const other = join(catalog, 'adversarial/hard/capture/v1');
    for (const [path, text] of Object.entries(ADVERSARIAL)) writeText(join(other, path), text);
    writeText(join(other, 'schemas/action.json'), '3');
    expect(await codes()).toEqual([]);
    expect(await codes(other)).toEqual([
      'warning contract-schema adversarial/hard/capture/v1/schemas/action.json',
    ]);
  });
});

describe('a catalog', () => {
  it('in which two cases have one slug is refused', async () => {
    const other = join(catalog, 'performance/hard/other/v1.0.0');
    const copy = goodCase(temporaryFolder());
    cpSync(copy, other, { recursive: true });
    expect(await codes(catalog)).toEqual([
      'error duplicate-slug performance/hard/other/v1.0.0/test-case.toml:1:8',
    ]);
  });

  it('in which a version has another slug, or no manifest, or lies where nobody looks', async () => {
    const versions = dirname(folder);
    cpSync(folder, join(versions, 'v0.9.0'), { recursive: true });
    change('test-case.toml', '"test-case"', '"old-case"', join(versions, 'v0.9.0'));
    writeText(join(versions, 'v2.0.0/notes.md'), '');
    cpSync(folder, join(catalog, 'performance/stray'), { recursive: true });
    change('test-case.toml', '"test-case"', '"stray"', join(catalog, 'performance/stray'));
    expect((await codes(catalog)).sort()).toEqual([
      'error slug-differs performance/easy/test-case/v0.9.0/test-case.toml:1:8',
      'warning catalog-depth performance/stray/test-case.toml',
      'warning version-without-manifest performance/easy/test-case/v2.0.0',
    ]);
  });

  it('names cases of every type, and game jams beside it', async () => {
    const jam = join(dirname(catalog), 'game-jams/spring/v1/game-jam.toml');
    writeText(jam, 'slug = "Spring"\nname = "Spring"\nanything = 1\n');
    const tools = { contractWorker, budget: new ReferenceBudget() };
    const { cases, findings } = await validatePath(dirname(catalog), tools);
    expect(cases.map(({ slug, type, version }) => [slug, type, version])).toEqual([
      [undefined, 'game-jam', 'v1'],
      ['test-case', 'performance', 'v1.0.0'],
    ]);
    expect(findings.map(({ finding }) => [finding.code, finding.fix])).toEqual([['slug-syntax', 'spring']]);
  });
});
