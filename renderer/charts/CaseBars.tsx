import { type ReactElement, useId, useState } from 'react';
import { Bar, BarChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { readable, readableFuel, readableShare } from '../ui/numbers.ts';
import { BarLabel, BarText, BarTick, Track } from './bar-shapes.tsx';
import { ChartCard } from './ChartCard.tsx';
import { type BarCase, type BarNames, type BarSide, barsSay, barsTable, caseWords } from './case-bars.ts';
import { type FuelScale, placeOn, scaleOf, ticksOf } from './fuel-scale.ts';
import { Hatches } from './Hatches.tsx';
import { LogButton } from './LogButton.tsx';

const LINE = 22;
const GAP = 14;
const AXIS_HEIGHT = 20;
/** The library draws lines at 400; the ceiling's must not cross words out. */
const ABOVE_CEILING = 700;
const EDGES = { top: 4, right: 12, bottom: 4, left: 0 };

/** Fuel of each case as a bar against the ceiling, A alone or A above B; what is over the ceiling is hatched. */
export function CaseBars({
  title,
  subtitle,
  cases,
  names,
  limit,
  fileName,
}: {
  title: string;
  subtitle?: string;
  cases: readonly BarCase[];
  names: BarNames;
  /** Fuel that a case allows; null where fuel is not judged, as of smoke cases. */
  limit: number | null;
  fileName: string;
}): ReactElement {
  const [log, setLog] = useState(false);
  const hatch = useId();
  const two = names.b !== undefined;
  const fuels = cases.flatMap(({ a, b }) => [a?.fuel ?? 0, b?.fuel ?? 0]);
  const scale = scaleOf(limit === null ? fuels : [...fuels, limit * 1.2], log);
  const rows = cases.map((one) => ({
    one,
    label: 0,
    ...bars('a', one.a, scale, limit),
    ...bars('b', one.b, scale, limit),
  }));
  const lines = two ? 3 : 2;
  const height = cases.length * (lines * LINE + GAP) + AXIS_HEIGHT + EDGES.top + EDGES.bottom;
  const shape = { scale, limit };
  return (
    <ChartCard
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      says={barsSay(cases, limit)}
      table={barsTable(cases, names, limit)}
      fileName={fileName}
      tools={<LogButton log={log} onChange={setLog} />}
      legend={<BarLegend names={names} limit={limit} />}
    >
      {(width) => (
        <BarChart
          width={width}
          height={height}
          data={rows}
          layout="vertical"
          margin={EDGES}
          barSize={LINE - 3}
          barGap={3}
          barCategoryGap={GAP / 2}
          accessibilityLayer={false}
        >
          <defs>
            <Hatches id={hatch} />
          </defs>
          <XAxis
            type="number"
            orientation="top"
            domain={[0, 1]}
            ticks={[...axisTicks(scale, limit)].map((value) => placeOn(scale, value))}
            interval={0}
            axisLine={false}
            tickLine={false}
            tick={({ x, y, payload: { value } }) => (
              <BarTick
                x={Number(x)}
                y={Number(y)}
                words={tickText(value, scale, limit)}
                first={value === 0}
                ceiling={limit !== null && value === placeOn(scale, limit)}
              />
            )}
            height={AXIS_HEIGHT}
          />
          <YAxis type="category" dataKey={({ one }) => one.name} hide />
          <Bar
            dataKey="label"
            stackId="label"
            zIndex={ABOVE_CEILING}
            isAnimationActive={false}
            shape={({ y, height: high, payload }) => (
              <BarLabel
                x={EDGES.left}
                end={width - EDGES.right}
                y={y + high / 2}
                name={payload.one.name}
                words={barWords(payload.one, names, limit)}
              />
            )}
          />
          {(two ? (['a', 'b'] as const) : (['a'] as const)).flatMap((side) => [
            <Bar
              key={side}
              dataKey={`${side}Within`}
              stackId={side}
              className={`bar-${side}`}
              fill={side === 'b' ? `url(#${hatch}-b)` : undefined}
              isAnimationActive={false}
              background={<Track />}
            />,
            <Bar
              key={`${side}-over`}
              dataKey={`${side}Over`}
              stackId={side}
              zIndex={ABOVE_CEILING}
              isAnimationActive={false}
              shape={(drawn) => (
                <BarText
                  {...drawn}
                  {...shape}
                  side={drawn.payload.one[side]}
                  hatch={`url(#${hatch}-over)`}
                  from={EDGES.left}
                  width={width - EDGES.left - EDGES.right}
                  solid={side === 'a'}
                />
              )}
            />,
          ])}
          {limit !== null && (
            <ReferenceLine x={placeOn(scale, limit)} className="chart-ceiling" ifOverflow="visible" />
          )}
        </BarChart>
      )}
    </ChartCard>
  );
}

/** How long the two parts of a bar are, within the ceiling and over it. */
function bars(
  side: 'a' | 'b',
  of: BarSide | undefined,
  scale: FuelScale,
  limit: number | null,
): Record<string, number> {
  const fuel = of?.fuel ?? 0;
  const within = placeOn(scale, Math.min(fuel, limit ?? fuel));
  return { [`${side}Within`]: within, [`${side}Over`]: placeOn(scale, fuel) - within };
}

function barWords(one: BarCase, names: BarNames, limit: number | null): string {
  const runway = one.runway === undefined ? '' : `runway ${one.runway}×`;
  return [runway, caseWords(one, names, limit)].filter((words) => words !== '').join(' · ');
}

/** With a ceiling its parts are named, else fuel. */
function axisTicks(scale: FuelScale, limit: number | null): readonly number[] {
  if (limit === null) return ticksOf(scale);
  const shares = ticksOf({ ...scale, least: scale.least / limit, most: scale.most / limit });
  return [...new Set([...shares, 1])].map((share) => share * limit);
}

function tickText(place: number, scale: FuelScale, limit: number | null): string {
  const value = axisTicks(scale, limit).find((tick) => Math.abs(placeOn(scale, tick) - place) < 1e-9) ?? 0;
  if (limit === null) return readableFuel(value);
  const share = value / limit;
  return share >= 10 ? readableShare(share) : `${Number((share * 100).toPrecision(6))} %`;
}

function BarLegend({ names, limit }: { names: BarNames; limit: number | null }): ReactElement {
  return (
    <ul className="chart-legend">
      <li>
        <i className="swatch swatch-a" /> {names.b === undefined ? names.a : `A ${names.a}`}
      </li>
      {names.b !== undefined && (
        <li>
          <i className="swatch swatch-b" /> B {names.b}
        </li>
      )}
      {limit !== null && (
        <>
          <li>
            <i className="swatch swatch-ceiling" /> ceiling {readable(limit)}
          </li>
          <li>
            <i className="swatch swatch-over" /> over the ceiling
          </li>
        </>
      )}
    </ul>
  );
}
