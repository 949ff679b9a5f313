import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../shared/base/testing.ts';
import { checkoutPlaces } from '../places/places.ts';
import { checkContract } from './check-contract.ts';

const { contractWorker } = checkoutPlaces(new URL('../../../dist/cli.js', import.meta.url).href);

function job(schemaName: string, schema: unknown, document: unknown) {
  return {
    schemaName,
    schema: { bytes: utf8(JSON.stringify(schema)) },
    documents: [{ name: `${schemaName} document`, bytes: utf8(JSON.stringify(document)) }],
  };
}

describe('schemas are checked one by one', () => {
  it('so that one that never ends is given up, and those after it are not', async () => {
    const endless = { type: 'string', pattern: '^(a+)+$' };
    const jobs = [
      job('first', { type: 'number' }, 'text'),
      job('endless', endless, `${'a'.repeat(60)}!`),
      job('last', { type: 'number' }, 'text'),
    ];
    const found = await checkContract(contractWorker, jobs, 1500);
    expect(found.map(({ name, finding }) => [name, finding.code])).toEqual([
      ['first document', 'contract-violated'],
      ['endless', 'contract-unchecked'],
      ['last document', 'contract-violated'],
    ]);
  });

  it('each under its own name: one does not see or replace another', async () => {
    const named = { $id: 'https://example.com/one', type: 'number' };
    const jobs = [
      job('one', named, 1),
      job('two', { ...named, type: 'string' }, 1),
      job('three', { $ref: 'https://example.com/one' }, 1),
    ];
    const found = await checkContract(contractWorker, jobs);
    expect(found.map(({ name, finding }) => [name, finding.code])).toEqual([
      ['two document', 'contract-violated'],
      ['three', 'contract-schema'],
    ]);
  });
});
