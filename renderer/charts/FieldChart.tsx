import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { ReferenceArea, ReferenceLine, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { LeaderboardRow } from '../../shared/grading/ranking/leaderboard.ts';
import type { Placement } from '../../shared/grading/ranking/placement.ts';
import { rankWords, shownPercentile } from '../../shared/grading/ranking/placement-words.ts';
import { readableFuel } from '../ui/numbers.ts';
import { ChartCard } from './ChartCard.tsx';
import { spanWords } from './case-bars.ts';
import { AXIS_TEXT, QUIET_TEXT } from './chart-look.ts';
import { FieldMark } from './FieldMark.tsx';
import { FieldName } from './FieldName.tsx';
import { FieldTip } from './FieldTip.tsx';
import { type FieldRun, fieldTable, linesOf, middleHalf, pointsOf, rankOf } from './field-points.ts';
import { placeOn, pointScale, ticksOf } from './fuel-scale.ts';
import { LogButton } from './LogButton.tsx';

const LINE = 22;
const EDGES = { top: 18, right: 24, bottom: 4, left: 8 };
const NAMES_WIDTH = 190;
/** The axis below the lines. */
const AXIS_HEIGHT = 26;

/** Every model of the field on a line of its own: its best run, its other runs, and among them the open one. */
export function FieldChart({
  title,
  rows,
  runs,
  open,
  placement,
  fileName,
  legend,
}: {
  title: string;
  /** As `leaderboard` has them. */
  rows: readonly LeaderboardRow[];
  runs: readonly FieldRun[];
  /** The run that is looked at; it need not be among the runs. */
  open?: FieldRun;
  placement: Placement | null;
  fileName: string;
  /** What is told below, such as the runs that do not count. */
  legend?: ReactNode;
}): ReactElement {
  const [log, setLog] = useState(true);
  const lines = useMemo(() => linesOf(rows, open), [rows, open]);
  const points = useMemo(() => pointsOf(lines, runs, open), [lines, runs, open]);
  const table = useMemo(() => fieldTable(rows, runs, open), [rows, runs, open]);
  const best = rows.map(({ bestFuel }) => bestFuel);
  const middle = middleHalf(best);
  const fuels = points.map(({ fuel }) => fuel);
  const scale = pointScale(open ? [...fuels, open.fuel] : fuels, log);
  const ticks = ticksOf(scale);
  const place = placementWords(placement);
  const height = EDGES.top + EDGES.bottom + AXIS_HEIGHT + lines.length * LINE;
  const named = lines.length < rows.length ? `the first ${lines.length} of ${rows.length} models` : undefined;
  return (
    <ChartCard
      title={title}
      subtitle={[named ?? `${rows.length} models, ${runs.length} runs`, place].filter(Boolean).join(' · ')}
      says={`Total fuel of ${runs.length} runs of ${rows.length} models, the least first, ${spanWords(fuels)}. ${place ?? ''} The table below holds the runs.`}
      table={table}
      fileName={fileName}
      tools={<LogButton log={log} onChange={setLog} />}
      legend={
        <>
          <FieldLegend open={open !== undefined} />
          {legend}
        </>
      }
    >
      {(width) => (
        <ScatterChart width={width} height={height} margin={EDGES} accessibilityLayer={false}>
          <XAxis
            type="number"
            dataKey={({ fuel }: FieldRun) => placeOn(scale, fuel)}
            domain={[0, 1]}
            ticks={ticks.map((fuel) => placeOn(scale, fuel))}
            tickFormatter={(_place: number, at: number) => readableFuel(ticks[at] ?? 0)}
            interval={0}
            tickLine={false}
            height={AXIS_HEIGHT}
            tick={AXIS_TEXT}
            className="chart-axis"
          />
          <YAxis
            type="number"
            dataKey="line"
            domain={[-0.5, lines.length - 0.5]}
            reversed
            ticks={lines.map((_line, at) => at)}
            interval={0}
            axisLine={false}
            tickLine={false}
            width={NAMES_WIDTH}
            tick={({ x, y, payload }) => {
              const row = lines[payload.value];
              return row ? (
                <FieldName
                  x={Number(x) - NAMES_WIDTH + 12}
                  y={Number(y)}
                  rank={rankOf(row, rows)}
                  name={row.modelName}
                  open={row.modelId === open?.modelId}
                />
              ) : (
                <g />
              );
            }}
          />
          {middle && (
            <ReferenceArea
              x1={placeOn(scale, middle.from)}
              x2={placeOn(scale, middle.to)}
              className="field-middle"
            />
          )}
          {middle && (
            <ReferenceLine
              x={placeOn(scale, middle.median)}
              className="field-median"
              label={{
                value: `median ${readableFuel(middle.median)}`,
                position: 'top',
                ...QUIET_TEXT,
              }}
            />
          )}
          {open && <ReferenceLine x={placeOn(scale, open.fuel)} className="field-open-line" />}
          <Tooltip
            cursor={false}
            isAnimationActive={false}
            content={({ payload }) => (
              <FieldTip point={payload[0]?.payload} name={(line) => lines[line]?.modelName ?? ''} />
            )}
          />
          <Scatter
            data={[...points]}
            isAnimationActive={false}
            shape={({ cx, cy, payload }: { cx?: number; cy?: number; payload?: (typeof points)[number] }) => (
              <FieldMark x={cx ?? 0} y={cy ?? 0} kind={payload?.kind ?? 'other'} />
            )}
          />
        </ScatterChart>
      )}
    </ChartCard>
  );
}

/** `#3 of 14 models, 85 % of the others beaten`. */
function placementWords(placement: Placement | null): string | undefined {
  if (placement === null) return undefined;
  const percentile = shownPercentile(placement);
  const beaten = percentile === undefined ? '' : `, ${percentile} % of the others beaten`;
  return `${rankWords(placement)}${beaten}`;
}

function FieldLegend({ open }: { open: boolean }): ReactElement {
  const signs = [
    ['best', 'best run of a model'] as const,
    ['other', 'its other runs'] as const,
    ...(open ? [['open', 'the open run'] as const] : []),
  ];
  return (
    <ul className="chart-legend">
      {signs.map(([kind, words]) => (
        <li key={kind}>
          <svg width="14" height="14" aria-hidden="true">
            <FieldMark x={7} y={7} kind={kind} />
          </svg>
          {words}
        </li>
      ))}
      <li>
        <i className="swatch field-middle-swatch" /> middle half of the models
      </li>
    </ul>
  );
}
