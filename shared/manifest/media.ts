import type { Table } from './table.ts';
import type { TomlPath } from './toml.ts';

/** A picture or video that shows how a view should look; seeded at `dest` (spec: manifest §2.12). */
export interface Reference {
  readonly view: string;
  readonly dest: string | undefined;
  readonly declaredAt: TomlPath;
}

/** A picture or video that the run is asked to leave behind. */
export interface Proof {
  readonly id: string;
  readonly dest: string | undefined;
  readonly declaredAt: TomlPath;
}

/** Reads `[[reference]]`: a view, and either a page that becomes a PNG or a file that is taken as it is. */
export function readReferences(parent: Table): Reference[] {
  return parent.tables('reference').flatMap((table) => {
    const view = table.text('view');
    const page = table.optionalFile('path');
    const media = table.optionalFile('media');
    table.others();
    if (table.has('path') === table.has('media')) {
      table.report('error', 'reference-source', undefined, "a reference needs either 'path' or 'media'", {
        allowed: 'path, media',
      });
    }
    if (view === undefined) return [];
    const ending = media === undefined ? '.png' : media.slice(media.lastIndexOf('.'));
    const dest = (page ?? media) === undefined ? undefined : `reference/${view}${ending}`;
    return [{ view, dest, declaredAt: [...table.path, 'view'] }];
  });
}

/** Reads `[[proof]]`; the ids must differ, among those of a variant's case too. */
export function readProofs(parent: Table): Proof[] {
  return parent.tables('proof').flatMap((table) => {
    const id = table.text('id');
    table.prose('name');
    const dest = table.inside('dest');
    table.others();
    return id === undefined ? [] : [{ id, dest, declaredAt: [...table.path, 'dest'] }];
  });
}
