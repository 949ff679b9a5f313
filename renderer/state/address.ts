import { DEFAULT_LAYERS, HOME, LAYERS, type OpenPlace, type Place, VIEWS, type View } from './place.ts';

/** A place as the query of an address; what is as usual is left out. */
export function encodePlace(place: Place): string {
  const { view, open, field, case: onCase, tick, cell, layers, table } = place;
  const parts: [key: string, value: string | undefined][] = [
    ['view', view === 'home' ? undefined : view],
    ['scenario', open?.scenario],
    ['module', open?.module],
    ['states', open?.states],
    ['run', open?.run],
    ['playback', open?.playback ? 'yes' : undefined],
    ['beside', open?.beside],
    ['field', field],
    ['case', onCase],
    ['tick', tick === 0 ? undefined : String(tick)],
    ['cell', cell && `${cell.x},${cell.y}`],
    ['layers', sameLayers(layers, DEFAULT_LAYERS) ? undefined : layers.join(',')],
    ['show', table ? 'table' : undefined],
  ];
  const query = parts
    .filter((part): part is [string, string] => part[1] !== undefined)
    // A comma may stand as it is, and is easier to read so.
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
  return query === '' ? '' : `?${query}`;
}

/** The place that an address names; whatever cannot be read is as usual. */
export function decodePlace(search: string): Place {
  const query = new URLSearchParams(search);
  const word = (key: string): string | undefined => query.get(key) ?? undefined;
  const open = decodeOpen(word);
  const asked = VIEWS.find((view) => view === query.get('view'));
  return {
    view: viewOf(asked, open, { field: word('field'), case: word('case') }),
    open,
    field: word('field'),
    case: word('case'),
    tick: decodeTick(word('tick')) ?? 0,
    cell: decodeCell(word('cell')),
    layers: decodeLayers(word('layers')),
    table: word('show') === 'table',
  };
}

/** A view that has nothing to show is Home. */
function viewOf(
  asked: View | undefined,
  open: OpenPlace | undefined,
  others: Pick<Place, 'field' | 'case'>,
): View {
  if ((asked === 'field' || asked === 'case') && others[asked] !== undefined) return asked;
  return open === undefined ? HOME.view : (asked ?? HOME.view);
}

/** Whether two places are different pages of the history, not two moments on one page. */
export function isAnotherPage(a: Place, b: Place): boolean {
  const sameOthers = a.field === b.field && a.case === b.case;
  return a.view !== b.view || !sameOthers || JSON.stringify(a.open) !== JSON.stringify(b.open);
}

function decodeOpen(word: (key: string) => string | undefined): OpenPlace | undefined {
  const ids = (['scenario', 'module', 'states', 'run', 'beside'] as const).flatMap((key) => {
    const id = word(key);
    return id === undefined || id === '' ? [] : [[key, id] as const];
  });
  const open: OpenPlace = { ...Object.fromEntries(ids), playback: word('playback') === 'yes' };
  const isNothing = open.scenario === undefined && open.states === undefined && open.run === undefined;
  return isNothing ? undefined : open;
}

function decodeTick(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function decodeCell(text: string | undefined): Place['cell'] {
  const found = /^(\d{1,10}),(\d{1,10})$/.exec(text ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
}

function decodeLayers(text: string | undefined): Place['layers'] {
  if (text === undefined) return DEFAULT_LAYERS;
  const named = text.split(',');
  return LAYERS.filter((layer) => named.includes(layer));
}

function sameLayers(a: Place['layers'], b: Place['layers']): boolean {
  return a.length === b.length && a.every((layer) => b.includes(layer));
}
