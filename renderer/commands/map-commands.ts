import type { AppState } from '../state/app-state.ts';
import { LAYERS, showsReplay } from '../state/place.ts';
import type { ReplayControls } from '../state/replay-controls.ts';
import type { Command } from './command.ts';

type DrawnMap = NonNullable<ReplayControls['map']>;

/** Px that one press of a camera key moves; a key that is held repeats. */
const PAN = 64;

const mapOf = (app: AppState): DrawnMap | undefined => app.panes.getState().session?.map;

function map(
  id: string,
  label: string,
  keys: readonly string[],
  keywords: readonly string[],
  run: (map: DrawnMap) => void,
): Command {
  return {
    id,
    label,
    group: 'Map',
    keywords,
    keys,
    context: 'replay',
    when: (app) => mapOf(app) !== undefined,
    run: (app) => {
      const drawn = mapOf(app);
      if (drawn) run(drawn);
    },
  };
}

const LAYER_NAMES: Readonly<Record<(typeof LAYERS)[number], string>> = {
  items: 'Items',
  lanes: 'Lanes',
  state: 'State',
  flow: 'Flow',
  difference: 'Difference',
  grid: 'Grid',
  coordinates: 'Coordinates',
  spread: 'Spread',
};

/** The name of a layer on its button. */
export function layerName(layer: (typeof LAYERS)[number]): string {
  return LAYER_NAMES[layer];
}

const LAYER_COMMANDS = LAYERS.map(
  (layer, index): Command => ({
    id: `layer-${layer}`,
    label: `Layer: ${LAYER_NAMES[layer].toLowerCase()}`,
    group: 'Map',
    keywords: ['show', 'hide'],
    keys: [String(index + 1)],
    context: 'replay',
    when: (app) => showsReplay(app.place.getState()),
    checked: ({ place }) => place.getState().layers.includes(layer),
    run: ({ place }) => {
      const { layers } = place.getState();
      const on = layers.includes(layer);
      place.setState({ layers: LAYERS.filter((one) => (one === layer ? !on : layers.includes(one))) });
    },
  }),
);

export const MAP_COMMANDS: readonly Command[] = [
  {
    ...map(
      'fit',
      'Show the whole board; again: the selection',
      ['f'],
      ['fit', 'zoom', 'camera'],
      () => undefined,
    ),
    run: ({ panes, place }) => panes.getState().session?.map?.fit(place.getState().cell),
  },
  map('zoom-in', 'Zoom in', ['+', '='], ['camera', 'larger'], (drawn) => drawn.zoom(1)),
  map('zoom-out', 'Zoom out', ['-'], ['camera', 'smaller'], (drawn) => drawn.zoom(-1)),
  map('camera-up', 'Camera up', ['code:KeyW'], ['pan'], (drawn) => drawn.panBy(0, -PAN)),
  map('camera-left', 'Camera left', ['code:KeyA'], ['pan'], (drawn) => drawn.panBy(-PAN, 0)),
  map('camera-down', 'Camera down', ['code:KeyS'], ['pan'], (drawn) => drawn.panBy(0, PAN)),
  map('camera-right', 'Camera right', ['code:KeyD'], ['pan'], (drawn) => drawn.panBy(PAN, 0)),
  ...LAYER_COMMANDS,
];
