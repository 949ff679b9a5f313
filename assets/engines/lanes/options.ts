// The one reading of the rules in which an engine built from this folder may differ.

let coalFirst: bool = true;

/** Does an inserter prefer coal when it feeds a furnace? */
export function prefersCoal(): bool {
  return coalFirst;
}

export function forgetCoalPreference(): void {
  coalFirst = false;
}
