import type { FuelSeries } from '../../../shared/analysis/fuel-series.ts';
import type { Events } from '../../../shared/api/answers.ts';
import type { FuelRequest } from '../../../shared/api/contract.ts';
import { readLawfulScenario } from '../cases/case-files.ts';
import { measureFuel } from '../fuel/measure-fuel.ts';
import { readModule } from '../grading/module-file.ts';
import type { Library } from '../library/library.ts';
import type { Places } from '../places/places.ts';

/** Points of the series beside those that the search for the ceiling adds. */
const POINTS = 12;

/**
 * Measures a module's fuel over the ticks of a scenario and tells every point as it comes. Throws the `Fault` of a file
 * that cannot be read, of a run that does not finish, or `cancelled`.
 */
export async function measureModule(
  { places, library, events }: { places: Places; library: Library; events: Events },
  { module, scenario }: FuelRequest,
  signal: AbortSignal,
): Promise<FuelSeries> {
  return await measureFuel(
    places,
    {
      module: readModule(library.path(module, 'module')),
      scenario: readLawfulScenario(library.path(scenario, 'scenario')),
      limit: library.item(scenario).of?.fuelLimit,
      points: POINTS,
    },
    (series) => events.fuel({ module, scenario, series }),
    signal,
  );
}
