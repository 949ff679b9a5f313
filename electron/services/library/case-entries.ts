import { basename, join } from 'node:path';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { loadCase } from '../cases/load-case.ts';

/** An item of the library and the path that its id stands for. */
export interface Entry {
  readonly item: LibraryItem;
  readonly path: string;
}

/** How the entries of a case are called: the demo's are known by plain words, those of the user by their paths. */
export interface CaseNaming {
  readonly origin: LibraryItem['origin'];
  readonly caseId: string;
  readonly openedAt?: number;
  id(input: string): string;
  name(input: string, slug: string): string;
}

/** A case and all its inputs with their expected answers. Throws the `Fault` of a manifest that cannot be read. */
export function caseEntries(folder: string, naming: CaseNaming): readonly Entry[] {
  const loaded = loadCase(folder);
  const { manifest, version } = loaded;
  const { origin, caseId, openedAt } = naming;
  const opened = openedAt === undefined ? {} : { openedAt };
  const item: LibraryItem = {
    id: caseId,
    kind: 'case',
    name: `${manifest.slug} ${version}`,
    origin,
    ...opened,
  };
  const inputs = manifest.cases.flatMap(({ input, expected, kind, fuelRunway }): Entry[] => {
    const id = naming.id(input);
    const answer = `${id}-answer`;
    const name = naming.name(input, manifest.slug);
    const fuelLimit = Number(manifest.sandbox.fuelLimit);
    const of = { case: caseId, answer, input, kind, runway: fuelRunway, fuelLimit };
    return [
      { item: { id, kind: 'scenario', name, origin, of }, path: join(loaded.folder, input) },
      {
        item: { id: answer, kind: 'states', name: `${name}, expected answer`, origin },
        path: join(loaded.folder, expected),
      },
    ];
  });
  return [{ item, path: folder }, ...inputs];
}

/** A case's input by its file's name alone, as `medium` for `cases/medium.json`. */
export function stemOf(input: string): string {
  return basename(input).replace(/\.json$/, '');
}
