import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { readable, readableFuel } from '../ui/numbers.ts';
import { ChartCard } from './ChartCard.tsx';
import { CrossingLabel } from './CrossingLabel.tsx';
import { spanWords } from './case-bars.ts';
import { AXIS_TEXT, CEILING_TEXT } from './chart-look.ts';
import { FuelTip } from './FuelTip.tsx';
import { type FuelLine, fitsOf, lineTable, lineWords, tickRows } from './fuel-lines.ts';
import { ticksOf, ticksToEnd } from './fuel-scale.ts';
import { Hatches } from './Hatches.tsx';
import { Marker } from './Marker.tsx';

const HEIGHT = 340;
const NUMBERS_WIDTH = 64;
const EDGES = { top: 16, right: 24, bottom: 4, left: 8 };
/** A ceiling further above the curve than this many times would press it flat. */
const FAR_CEILING = 2.5;

/** Measured fuel over ticks with the fitted growth, the ceiling and where it is crossed, for A and, if it is there, B. */
export function FuelOverTicks({
  title,
  subtitle,
  a,
  b,
  lastTick,
  limit,
  fileName,
  tools,
  legend,
}: {
  title: string;
  subtitle?: string;
  a: FuelLine | undefined;
  b: FuelLine | undefined;
  /** The whole run's. */
  lastTick: number;
  limit: number | undefined;
  fileName: string;
  tools?: ReactNode;
  legend?: ReactNode;
}): ReactElement {
  const hatch = useId();
  const fits = useMemo(() => fitsOf(a, b), [a, b]);
  const rows = useMemo(() => tickRows(a, b, fits), [a, b, fits]);
  const table = useMemo(() => lineTable(a, b, fits), [a, b, fits]);
  const sides = [['a', a] as const, ['b', b] as const].flatMap(([key, line]) =>
    line ? [{ key, line }] : [],
  );
  const most = Math.max(0, ...sides.flatMap(({ line }) => line.series.points.map(({ fuel }) => fuel)));
  const ceilingShown = limit !== undefined && (most === 0 || limit <= most * FAR_CEILING);
  const top = Math.max(most, ceilingShown ? limit : 0, 1) * 1.06;
  const fuelTicks = ticksOf({ least: 0, most: top, log: false });
  const runTicks = ticksToEnd(lastTick);
  const says = sides
    .map(({ key, line }) => {
      const span = spanWords(line.series.points.map(({ fuel }) => fuel));
      return `${line.name} ${lineWords(line.series, fits[key])}${span && `, ${span}`}`;
    })
    .filter((words) => words.trim() !== '')
    .join('. ');
  return (
    <ChartCard
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      says={`Fuel over ticks. ${says || 'Not measured yet'}. The table below holds the points.`}
      table={table}
      fileName={fileName}
      tools={tools}
      legend={legend}
    >
      {(width) =>
        most === 0 ? (
          <p className="chart-empty">
            Nothing is measured yet. The engine is run once for each of growing numbers of ticks; its fuel is
            exact at each of them.
          </p>
        ) : (
          <ComposedChart
            width={width}
            height={HEIGHT}
            data={[...rows]}
            margin={EDGES}
            accessibilityLayer={false}
          >
            <defs>
              <Hatches id={hatch} />
            </defs>
            <CartesianGrid vertical={false} syncWithTicks className="chart-grid" />
            <XAxis
              type="number"
              dataKey="tick"
              domain={[0, Math.max(1, lastTick)]}
              ticks={[...runTicks]}
              tickFormatter={(tick: number) => readable(tick)}
              tickLine={false}
              tick={AXIS_TEXT}
              className="chart-axis"
            />
            <YAxis
              type="number"
              domain={[0, top]}
              ticks={[...fuelTicks]}
              tickFormatter={(fuel: number) => readableFuel(fuel)}
              axisLine={false}
              tickLine={false}
              width={NUMBERS_WIDTH}
              tick={AXIS_TEXT}
              className="chart-axis"
            />
            <Tooltip
              isAnimationActive={false}
              content={({ label }) => <FuelTip row={rows.find(({ tick }) => tick === label)} />}
            />
            {sides.map(({ key }) => (
              <Area
                key={`${key}-over`}
                dataKey={`${key}Over`}
                fill={`url(#${hatch}-over)`}
                fillOpacity={1}
                stroke="none"
                connectNulls
                activeDot={false}
                isAnimationActive={false}
              />
            ))}
            {ceilingShown && (
              <ReferenceLine
                y={limit}
                className="chart-ceiling"
                label={{
                  value: `ceiling ${readable(limit)}`,
                  position: 'insideBottomLeft',
                  ...CEILING_TEXT,
                }}
              />
            )}
            {limit !== undefined && !ceilingShown && (
              <text x={EDGES.left + NUMBERS_WIDTH + 8} y={EDGES.top + 4} className="crossing-text">
                ceiling {readable(limit)}, above this chart
              </text>
            )}
            {sides.map(({ key }) => (
              <Line
                key={`${key}-fit`}
                dataKey={`${key}Fit`}
                className={`fit-line fit-line-${key}`}
                type="monotone"
                dot={false}
                activeDot={false}
                connectNulls
                isAnimationActive={false}
              />
            ))}
            {sides.map(({ key }) => (
              <Line
                key={key}
                dataKey={key}
                className={`fuel-line-${key}`}
                strokeDasharray={key === 'b' ? '7 4' : undefined}
                connectNulls
                dot={({ cx, cy, index }) => <Marker key={index} cx={cx} cy={cy} side={key} />}
                activeDot={false}
                isAnimationActive={false}
              />
            ))}
            {sides.flatMap(({ key, line: { series } }) =>
              series.crossedAt === undefined || series.limit === undefined || !ceilingShown
                ? []
                : [
                    <ReferenceLine
                      key={`${key}-at`}
                      segment={[
                        { x: series.crossedAt, y: 0 },
                        { x: series.crossedAt, y: series.limit },
                      ]}
                      className="crossing-line"
                    />,
                    <ReferenceDot
                      key={`${key}-crossing`}
                      x={series.crossedAt}
                      y={series.limit}
                      r={5}
                      className="crossing-dot"
                      label={({ viewBox }) => (
                        <CrossingLabel
                          box={viewBox}
                          words={crossingWords(key, series.crossedAt, series.points.at(-1)?.tick)}
                          end={width}
                        />
                      )}
                    />,
                  ],
            )}
          </ComposedChart>
        )
      }
    </ChartCard>
  );
}

/** `B crosses at 9,567, 34 % of the run is over`. */
function crossingWords(side: 'a' | 'b', crossedAt = 0, last = crossedAt): string {
  const over = Math.round(((last - crossedAt) / Math.max(1, last)) * 100);
  return `${side.toUpperCase()} crosses at ${readable(crossedAt)}, ${over} % of the run is over`;
}
