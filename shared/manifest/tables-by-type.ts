import type { Table } from './table.ts';

const ASSETS_ONLY = 'it belongs to asset-generation cases';
const SITES_ONLY = 'it belongs to end-to-end, full-stack and game-jam cases';
const ADVERSARIAL_ONLY = 'it belongs to adversarial cases';

/** Root keys and tables that neither a performance nor an adversarial case may have (spec: manifest §§1, 2). */
const FORBIDDEN: Readonly<Record<string, string>> = {
  canvas: ASSETS_ONLY,
  tool: ASSETS_ONLY,
  output: ASSETS_ONLY,
  sheet: ASSETS_ONLY,
  voxel: ASSETS_ONLY,
  model: ASSETS_ONLY,
  ui: ASSETS_ONLY,
  material: ASSETS_ONLY,
  particle: ASSETS_ONLY,
  audio: 'it belongs to full-stack and asset-generation cases',
  check: SITES_ONLY,
  toolchain: SITES_ONLY,
  packages: SITES_ONLY,
  engines: SITES_ONLY,
  engine: SITES_ONLY,
};

const FORBIDDEN_IN = {
  performance: { simulation: ADVERSARIAL_ONLY, match: ADVERSARIAL_ONLY, replay: ADVERSARIAL_ONLY },
  adversarial: { case: 'it belongs to performance cases' },
} as const;

/** Reports every table and root key that this type of case must not have. */
export function forbidOtherTables(root: Table, type: 'performance' | 'adversarial'): void {
  for (const [key, why] of Object.entries({ ...FORBIDDEN, ...FORBIDDEN_IN[type] })) root.forbid(key, why);
  forbidWorkspaces(root);
  if (root.prose('asset_dimension') !== undefined && root.raw('asset_dimension') !== '2d')
    root.report('error', 'forbidden-key', 'asset_dimension', "only '2d', the default, may stand here", {
      allowed: '2d',
      fix: '2d',
    });
  if (root.has('asset_kind'))
    root.report(
      'warning',
      'asset-kind',
      'asset_kind',
      'it belongs to asset-generation cases; the harness refuses any but the default one here',
      { atKey: true },
    );
}

/** Folders by engine are of no use without engines: the harness takes them for the single engine 'none' alone. */
function forbidWorkspaces(root: Table): void {
  const table = root.optionalTable('workspaces');
  if (table === undefined) return;
  if (root.has('workspace'))
    root.report('error', 'two-workspaces', 'workspaces', "'workspace' and [workspaces] exclude each other", {
      atKey: true,
    });
  table.optionalFolder('none');
  if (!table.has('none'))
    table.report('error', 'workspaces-engines', undefined, "[workspaces] must name exactly 'none' here", {
      allowed: 'none',
      atKey: true,
    });
  table.others('error');
}
