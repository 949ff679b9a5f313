/** A scenario without a fault, with something of each kind of value in it, which tests break. */
export const GOOD = `{
  "version": 1,
  "grid": { "width": 10, "height": 8 },
  "ticks": 100,
  "snapshots": [50, 100],
  "entities": [
    { "type": "source", "x": 0, "y": 0, "dir": "E", "item": "coal", "lane": "both", "period": 3 },
    { "type": "belt", "x": 1, "y": 0, "dir": "E", "tier": "fast" },
    { "type": "furnace", "x": 4, "y": 4, "recipe": "iron-plate" },
    { "type": "splitter", "x": 6, "y": 6, "dir": "N" }
  ]
}`;
