import { entitiesJson, fieldRows } from '../../shared/analysis/field-diff.ts';
import { phaseNumber } from '../../shared/analysis/phase.ts';
import type { SelfCheck } from '../../shared/api/comparison.ts';
import type { Divergence } from '../services/divergence/find-divergence.ts';
import type { Context } from './context.ts';
import { textTable } from './table.ts';

const MOST_ROWS = 20;

/** The document of `diff`, by the keys of the contract (design: cli). */
export function divergenceJson(divergence: Divergence) {
  const { same, series, difference, consistency, notComparable, findings, verdict, complete } = divergence;
  return {
    same,
    lastEqualTick: series.lastEqualTick ?? null,
    firstDifferentTick: series.firstDifferentTick ?? null,
    exact: series.exact,
    examined: series.compared,
    differingRuns: series.runs,
    heals: series.heals,
    entities: difference === undefined ? [] : entitiesJson(difference),
    consistency,
    notComparable,
    findings,
    verdict: verdict ?? null,
    complete,
  };
}

/** What two sides come to, as a person reads it. */
export function divergenceReport(divergence: Divergence, names: Names, colors: Context['colors']): string {
  const { notComparable, findings, consistency, verdict, complete } = divergence;
  return [
    ...notComparable.map(({ severity, message }) => `${severity}: ${message}`),
    ...checkLines(names.a, consistency.a),
    ...checkLines(names.b, consistency.b),
    ...[...findings.a.map(named(names.a)), ...findings.b.map(named(names.b))],
    sentence(divergence, colors),
    ...(verdict && verdict.code !== 'same' ? [`${names.b}: ${verdict.says}.`] : []),
    ...differenceTable(divergence, names),
    ...(complete ? [] : ['Stopped before every tick was compared.']),
  ].join('\n');
}

export interface Names {
  readonly a: string;
  readonly b: string;
}

function named(name: string): (finding: { message: string }) => string {
  return ({ message }) => `${name}: ${message}`;
}

function checkLines(name: string, checks: readonly SelfCheck[]): string[] {
  if (checks.length === 0) return [];
  const broken = checks.find(({ firstDifferentTick }) => firstDifferentTick !== undefined);
  if (broken !== undefined) {
    return [
      `${name} does not agree with itself (${broken.check}): another state first at tick ${readable(broken.firstDifferentTick ?? 0)}.`,
    ];
  }
  const words = checks.map(({ check, states }) => `${check}, ${states} states`).join('; ');
  return [`${name} agrees with itself (${words}).`];
}

function sentence({ same, series, difference }: Divergence, colors: Context['colors']): string {
  const { compared, firstDifferentTick, lastEqualTick, exact, heals, different, runs } = series;
  if (compared === 0) return colors.yellow('Nothing could be compared: there is no common tick.');
  if (firstDifferentTick === undefined) {
    const words = `Equal at all ${readable(compared)} compared ticks`;
    return same ? colors.green(`Same. ${words}.`) : colors.yellow(`${words}, but see above.`);
  }
  const equal =
    lastEqualTick === undefined ? 'no equal tick before it' : `last equal tick ${readable(lastEqualTick)}`;
  const bound = exact ? '' : ' (ticks between the two are unknown)';
  const count =
    difference === undefined ? '' : ` ${readable(difference.entities.length)} entities differ there.`;
  const healed = heals ? ` It heals: ${readable(runs.length)} stretches differ.` : '';
  return colors.red(
    `First different tick ${readable(firstDifferentTick)}, ${equal}${bound}.${count} ${readable(different)} of ${readable(compared)} compared ticks differ.${healed}`,
  );
}

function differenceTable({ difference }: Divergence, names: Names): string[] {
  if (difference === undefined) return [];
  const rows = fieldRows(difference);
  const shown = rows
    .slice(0, MOST_ROWS)
    .map(({ entity, field }) => [
      `${phaseNumber(field.phase)} ${field.phase}`,
      `${entity.index}`,
      entity.x < 0 ? entity.type : `${entity.type} ${entity.x},${entity.y}`,
      field.path,
      field.a ?? '–',
      field.b ?? '–',
    ]);
  if (shown.length === 0) return [];
  const table = textTable(
    [
      { title: 'phase' },
      { title: '#', align: 'right' },
      { title: 'entity' },
      { title: 'field' },
      { title: names.a },
      { title: names.b },
    ],
    shown,
  );
  const more = rows.length - shown.length;
  return [table, ...(more > 0 ? [`and ${readable(more)} more fields`] : [])];
}

function readable(count: number): string {
  return count.toLocaleString('en');
}
