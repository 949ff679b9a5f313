import type { Finding } from '../../base/finding.ts';
import { JsonFault } from '../../base/json/fault.ts';
import { describeNode, type JsonNode, parseJson } from '../../base/json/tree.ts';
import { Places } from '../../base/places.ts';
import { Fields, Findings, wholeNumber } from './fields.ts';
import { parseEntity } from './parse-entity.ts';
import type { Entity, Scenario } from './scenario.ts';
import { checkTiles } from './tiles.ts';

/** Larger scenarios are refused: a board of this size would have a million entities. */
export const LARGEST_SCENARIO_BYTES = 64 * 1024 * 1024;

/** Ticks past 2^53 could not be counted exactly here; no machine would ever reach them. */
const MOST_TICKS = Number.MAX_SAFE_INTEGER;
const U32 = 0xffff_ffff;

/** What a scenario file holds. */
export interface ScenarioReading {
  /**
   * Present when the harness would take the file. It may still break a rule that the harness does not look at
   * (footprints, overlaps); then the findings hold an error and no engine can be expected to agree.
   */
  readonly scenario: Scenario | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Parses a scenario and checks every rule, all at once (spec: performance-host §§2, 5; lattice-rules). Each finding has
 * its JSON path, line and column. Never throws for what the bytes hold.
 */
export function parseScenario(bytes: Uint8Array): ScenarioReading {
  if (bytes.length > LARGEST_SCENARIO_BYTES) {
    const message = `the file has ${bytes.length} bytes; scenarios of at most ${LARGEST_SCENARIO_BYTES} are read`;
    return { scenario: undefined, findings: [{ severity: 'error', code: 'too-large', message }] };
  }
  const places = new Places(bytes);
  let root: JsonNode;
  try {
    root = parseJson(bytes);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { code, path, message } = error;
    return {
      scenario: undefined,
      findings: [{ severity: 'error', code, path, message, place: places.at(error.offset) }],
    };
  }
  const findings = new Findings(places);
  const scenario = checkRoot(root, findings);
  return { scenario, findings: findings.list };
}

/** Whether a parsed JSON value is meant to be a scenario at all, right or wrong: it has a grid and entities. */
export function looksLikeScenario(root: JsonNode): boolean {
  if (root.kind !== 'object') return false;
  const keys = new Set(root.members.map((member) => member.key));
  return keys.has('grid') && keys.has('entities');
}

function checkRoot(root: JsonNode, findings: Findings): Scenario | undefined {
  const fields = new Fields(findings, '$', root);
  const keys = ['version', 'grid', 'ticks', 'snapshots', 'entities'];
  fields.others(keys, 'error', 'the harness refuses it');
  const version = fields.whole('version', 1, 1);
  const grid = checkGrid(fields.need('grid'), findings);
  const ticks = fields.whole('ticks', 0, MOST_TICKS);
  const snapshots = checkSnapshots(fields.need('snapshots'), ticks, findings);
  const entities = checkEntities(fields.need('entities'), findings);
  const outside = grid && entities ? checkTiles(grid, entities, findings) : false;
  const refused = version === undefined || outside || findings.list.some(refusedByHarness);
  if (refused || !grid || ticks === undefined || !snapshots || !entities) return undefined;
  return { version: 1, grid, ticks, snapshots, entities: entities.map(({ entity }) => entity) };
}

function refusedByHarness(finding: Finding): boolean {
  return (
    finding.severity === 'error' && finding.code !== 'overlap' && finding.code !== 'footprint-outside-grid'
  );
}

function checkGrid(node: JsonNode | undefined, findings: Findings): Scenario['grid'] | undefined {
  if (node === undefined) return undefined;
  const fields = new Fields(findings, '$.grid', node);
  fields.others(['width', 'height'], 'error', 'the harness refuses it');
  const width = fields.whole('width', 1, U32);
  const height = fields.whole('height', 1, U32);
  return width === undefined || height === undefined ? undefined : { width, height };
}

function checkSnapshots(
  node: JsonNode | undefined,
  ticks: number | undefined,
  findings: Findings,
): number[] | undefined {
  if (node === undefined) return undefined;
  if (node.kind !== 'array') {
    findings.error('type', '$.snapshots', node, `an array is needed, found ${describeNode(node)}`);
    return undefined;
  }
  if (node.items.length === 0)
    findings.error('snapshots-empty', '$.snapshots', node, 'at least one snapshot is needed');
  const snapshots: number[] = [];
  for (const [index, item] of node.items.entries()) {
    const path = `$.snapshots[${index}]`;
    const tick = wholeNumber(findings, path, item, 0, MOST_TICKS);
    if (tick === undefined) continue;
    if (tick < 1 || (ticks !== undefined && tick > ticks)) {
      findings.error(
        'snapshots-range',
        path,
        item,
        `a snapshot from 1 to ${ticks ?? 'ticks'} is needed, found ${tick}`,
      );
    }
    const before = snapshots.at(-1);
    if (before !== undefined && tick <= before) {
      findings.error('snapshots-order', path, item, `snapshots must ascend, but ${tick} follows ${before}`);
    }
    snapshots.push(tick);
  }
  return snapshots;
}

function checkEntities(
  node: JsonNode | undefined,
  findings: Findings,
): { entity: Entity; node: JsonNode }[] | undefined {
  if (node === undefined) return undefined;
  if (node.kind !== 'array') {
    findings.error('type', '$.entities', node, `an array is needed, found ${describeNode(node)}`);
    return undefined;
  }
  const entities: { entity: Entity; node: JsonNode }[] = [];
  let broken = false;
  for (const [index, item] of node.items.entries()) {
    const entity = parseEntity(findings, `$.entities[${index}]`, item);
    if (entity === undefined) broken = true;
    else entities.push({ entity, node: item });
  }
  // Without some entities the indexes would be others, so tiles are only checked when all could be read.
  return broken ? undefined : entities;
}
