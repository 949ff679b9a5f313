import { type ReactElement, useMemo, useState } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { readableFuel } from '../ui/numbers.ts';
import { type Build, historyLines, historyTable, lastChangeWords } from './build-history.ts';
import { ChartCard } from './ChartCard.tsx';
import { AXIS_TEXT, CEILING_TEXT } from './chart-look.ts';
import { placeOn, pointScale, ticksOf } from './fuel-scale.ts';
import { HistoryMark } from './HistoryMark.tsx';
import { LogButton } from './LogButton.tsx';
import { MOST_POINTS, thinned } from './thinned.ts';

const HEIGHT = 280;
const EDGES = { top: 16, right: 24, bottom: 4, left: 8 };

/** Fuel build by build: the total as a strong line, each case as a thin one with a sign of its own. */
export function BuildHistory({
  title,
  builds,
  limit,
  fileName,
}: {
  title: string;
  /** The oldest first. */
  builds: readonly Build[];
  /** Fuel that a case allows. */
  limit: number | null;
  fileName: string;
}): ReactElement {
  const [log, setLog] = useState(true);
  const lines = useMemo(() => historyLines(builds), [builds]);
  const table = useMemo(() => historyTable(builds), [builds]);
  const shown = thinned(
    builds,
    ({ total }) => total ?? 0,
    Math.max(4, Math.floor(MOST_POINTS / lines.length)),
  );
  const fuels = lines.flatMap(({ fuelOf }) => shown.map(fuelOf).filter((fuel) => fuel !== null));
  const scale = pointScale(limit === null ? fuels : [...fuels, limit], log);
  const ticks = ticksOf(scale);
  const rows = shown.map((build) => ({ build, at: builds.indexOf(build) + 1 }));
  const words = lastChangeWords(builds);
  return (
    <ChartCard
      title={title}
      subtitle={words}
      says={`Fuel of ${builds.length} builds; ${words}. The table below holds every build and case.`}
      table={table}
      fileName={fileName}
      tools={<LogButton log={log} onChange={setLog} />}
      legend={
        <ul className="chart-legend">
          {lines.map(({ name }, at) => (
            <li key={name}>
              <svg width="14" height="14" aria-hidden="true">
                <HistoryMark x={7} y={7} line={at} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      }
    >
      {(width) => (
        <LineChart width={width} height={HEIGHT} data={rows} margin={EDGES} accessibilityLayer={false}>
          <CartesianGrid vertical={false} syncWithTicks className="chart-grid" />
          <XAxis
            type="number"
            dataKey="at"
            domain={[1, Math.max(2, builds.length)]}
            allowDecimals={false}
            tickFormatter={(at: number) => builds[at - 1]?.label ?? ''}
            tickLine={false}
            minTickGap={16}
            tick={AXIS_TEXT}
            className="chart-axis"
          />
          <YAxis
            type="number"
            domain={[0, 1]}
            ticks={ticks.map((fuel) => placeOn(scale, fuel))}
            tickFormatter={(_place: number, at: number) => readableFuel(ticks[at] ?? 0)}
            axisLine={false}
            tickLine={false}
            width={64}
            tick={AXIS_TEXT}
            className="chart-axis"
          />
          {limit !== null && (
            <ReferenceLine
              y={placeOn(scale, limit)}
              className="chart-ceiling"
              label={{ value: 'ceiling of a case', position: 'insideBottomRight', ...CEILING_TEXT }}
            />
          )}
          {lines.map(({ name, fuelOf }, at) => (
            <Line
              key={name}
              dataKey={({ build }: (typeof rows)[number]) => {
                const fuel = fuelOf(build);
                return fuel === null ? null : placeOn(scale, fuel);
              }}
              name={name}
              className={at === 0 ? 'history-total' : 'history-case'}
              dot={({ cx, cy, index }) => <HistoryMark key={index} x={cx} y={cy} line={at} />}
              activeDot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ChartCard>
  );
}
