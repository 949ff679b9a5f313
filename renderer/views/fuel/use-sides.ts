import { useStore } from 'zustand';
import type { FuelSeries } from '../../../shared/analysis/fuel-series.ts';
import type { CaseInput } from '../../../shared/api/answers.ts';
import { useAppState } from '../../state/app-state.ts';
import { type Fuel, fuelKey } from '../../state/fuel.ts';
import { type Grading, type Gradings, gradingKey } from '../../state/gradings.ts';
import type { LibraryState } from '../../state/library.ts';
import type { OpenPlace, Place } from '../../state/place.ts';

/** A module in A or B, and what is known of its fuel. */
export interface FuelSide {
  readonly key: 'a' | 'b';
  /** Id in the library. */
  readonly module: string;
  readonly name: string;
  /** On the case that the scenario belongs to; undefined where nobody has graded it. */
  readonly grading: Grading | undefined;
  /** On the scenario, as far as it is measured; undefined where nobody has asked. */
  readonly series: FuelSeries | undefined;
  /** Why it could not be measured. */
  readonly failed: string | undefined;
}

export interface FuelSides {
  readonly scenario: string | undefined;
  readonly scenarioName: string;
  /** The case that the scenario is an input of. */
  readonly of: CaseInput | undefined;
  /** How many times the ceiling each input of that case may use, by its path. */
  readonly runways: ReadonlyMap<string, number>;
  readonly a: FuelSide | undefined;
  readonly b: FuelSide | undefined;
}

const openOf = ({ open }: Place): OpenPlace | undefined => open;
const itemsOf = ({ items }: LibraryState): LibraryState['items'] => items;
const allFuel = (fuel: Fuel): Fuel => fuel;
const allGradings = (gradings: Gradings): Gradings => gradings;

/** The modules that are open; the reference is none, it burns no fuel. */
export function useSides(): FuelSides {
  const { place, library, fuel, gradings } = useAppState();
  const open = useStore(place, openOf);
  const items = useStore(library, itemsOf) ?? [];
  const measured = useStore(fuel, allFuel);
  const graded = useStore(gradings, allGradings);
  const item = (id: string | undefined) => items.find((one) => one.id === id);
  const scenario = open?.scenario;
  const of = item(scenario)?.of;
  const side = (key: 'a' | 'b', module: string | undefined): FuelSide | undefined => {
    if (module === undefined || module === 'reference' || scenario === undefined) return undefined;
    const known = measured[fuelKey(module, scenario)];
    return {
      key,
      module,
      name: item(module)?.name ?? module,
      grading: of && graded[gradingKey(module, of.case)],
      series: known && 'points' in known ? known : undefined,
      failed: known && 'failed' in known ? known.failed : undefined,
    };
  };
  const a = side('a', open?.module);
  const b = side('b', open?.beside);
  const inputs = items.flatMap((one) => (of && one.of?.case === of.case ? [one.of] : []));
  const runways = new Map(inputs.map(({ input, runway }) => [input, runway]));
  return { scenario, scenarioName: item(scenario)?.name ?? '', of, runways, a, b };
}
