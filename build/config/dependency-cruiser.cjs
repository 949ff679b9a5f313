const swc = require('@swc/core');

// The tool has swc parse every file as TypeScript without JSX, and has no setting for it; the page's views have JSX.
const { parseFileSync } = swc;
Object.assign(swc, {
  /** @param {string} file */
  parseFileSync: (file) =>
    parseFileSync(file, { syntax: 'typescript', decorators: true, tsx: file.endsWith('.tsx') }),
});

/** The layers of the project: which folder may import which. Lowest first; what is not listed is forbidden. */
const LAYERS = {
  'shared/base': [],
  'shared/settings': [],
  'shared/lattice': ['shared/base'],
  'shared/manifest': ['shared/base'],
  'shared/records': ['shared/base', 'shared/lattice'],
  'shared/grading': ['shared/base', 'shared/lattice', 'shared/manifest', 'shared/records'],
  'shared/replay': ['shared/base', 'shared/lattice'],
  'shared/analysis': ['shared/base', 'shared/lattice', 'shared/replay'],
  'shared/notes': ['shared/base'],
  'shared/sessions': ['shared/base'],
  'shared/api': ['shared/'],
  'electron/runner': ['shared/'],
  'electron/services': ['shared/', 'electron/runner'],
  'electron/server': ['shared/', 'electron/services'],
  'electron/main': ['shared/', 'electron/services'],
  'electron/cli': ['shared/', 'electron/services', 'electron/server'],
  renderer: ['shared/'],
  'renderer/look': ['shared/'],
  'renderer/map': ['shared/', 'renderer/look'],
  'renderer/charts': ['shared/', 'renderer/commands/save-file', 'renderer/ui/number'],
  'renderer/player': ['shared/'],
};

/** Tests may also use what `build` offers them. */
const TEST = '\\.test\\.ts$|/testing\\.ts$|/testing/';

const layerRules = Object.entries(LAYERS).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  severity: 'error',
  comment: `${folder} may import ${allowed.length === 0 ? 'nothing else of ours' : allowed.join(', ')}. Move the piece down, or hand its value in.`,
  from: { path: `^${folder}/`, pathNot: TEST },
  to: { path: '^(shared|electron|renderer|build|assets)/', pathNot: `^(${[folder, ...allowed].join('|')})` },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-circular',
      severity: 'error',
      comment:
        'Two files that need each other are one idea, or hide a third: take it out into a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-without-node',
      severity: 'error',
      comment: 'shared also runs in the browser: hand in what needs Node.',
      from: { path: '^shared/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'page-without-node',
      severity: 'error',
      comment: 'The page runs in a browser: ask the services for what needs Node.',
      from: { path: '^renderer/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-electron-outside-main',
      severity: 'error',
      comment: 'Everything but electron/main must run without Electron.',
      from: { pathNot: '^electron/main/' },
      to: { path: '^electron$|node_modules/electron/' },
    },
    {
      name: 'recharts-only-in-charts',
      severity: 'error',
      comment: 'Another library for charts must stay possible: take or add a component of renderer/charts.',
      from: { pathNot: '^renderer/charts/' },
      to: { path: '^recharts$|node_modules/recharts/' },
    },
    {
      name: 'pixi-only-in-map',
      severity: 'error',
      comment: 'The map alone draws with Pixi: ask a FactoryMap for what is missing.',
      from: { pathNot: '^renderer/map/' },
      to: { path: '^pixi\\.js|node_modules/pixi\\.js/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(vitest|assemblyscript)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^assets/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
