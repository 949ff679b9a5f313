import type { CompareRequest } from '../../shared/api/contract.ts';
import type { OpenPlace } from '../state/place.ts';

/** The two sides of what is open, as the services are asked for them; undefined where there are no two. */
export function sidesOf(open: OpenPlace): Omit<CompareRequest, 'comparison'> | undefined {
  const { scenario, module, states, beside } = open;
  if (open.playback) return undefined;
  const a = module !== undefined ? { module } : states !== undefined ? { states } : {};
  const b = beside === undefined || beside === 'reference' ? {} : { module: beside };
  const isReference = module === undefined && states === undefined;
  if (isReference && beside === undefined) return undefined;
  // The reference and engines are run, for which a scenario is needed; states alone have nothing beside them.
  if (scenario === undefined) return undefined;
  return { scenario, a, b };
}
