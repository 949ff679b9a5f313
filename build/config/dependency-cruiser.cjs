/** The layers of the project: which folder may import which. Lowest first; what is not listed is forbidden. */
const LAYERS = {
  'shared/base': [],
  'shared/lattice': ['shared/base'],
  'shared/manifest': ['shared/base'],
  'shared/records': ['shared/base', 'shared/lattice'],
  'shared/grading': ['shared/base', 'shared/lattice', 'shared/manifest', 'shared/records'],
  'electron/runner': ['shared/'],
  'electron/services': ['shared/', 'electron/runner'],
  'electron/cli': ['shared/', 'electron/services'],
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
      name: 'no-electron-outside-main',
      severity: 'error',
      comment: 'Everything but electron/main must run without Electron.',
      from: { pathNot: '^electron/main/' },
      to: { path: '^electron$|node_modules/electron/' },
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
      extensions: ['.ts', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
