import { expect, it } from 'vitest';
import { packageConfiguration } from './configuration.ts';

const configuration = packageConfiguration({
  app: '/parts/app',
  beside: '/parts/beside',
  icons: '/parts/icons',
  output: '/parts/output',
  electronVersion: '45.3.4',
});

it('sets every fuse as the safety list has it', () => {
  expect(configuration.electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  });
  expect(configuration).toMatchObject({ asar: true, asarUnpack: ['**/*.node'] });
});

it('makes for each system what its people expect', () => {
  expect(configuration).toMatchObject({
    linux: { target: ['AppImage', 'deb', 'rpm'] },
    win: { target: ['nsis', 'zip'] },
    nsis: { perMachine: true },
    mac: { target: ['dmg', 'zip'] },
  });
});

it('opens bundles as its own, and archives and modules only as an alternative', () => {
  const associations = [configuration.fileAssociations ?? []].flat();
  const [bundle, ...others] = associations;
  expect(bundle).toMatchObject({ ext: 'latticerun', role: 'Viewer', icon: 'document' });
  expect(others.map(({ ext }) => ext)).toEqual(['gz', 'wasm']);
  expect(others.every(({ role, rank }) => role === 'Viewer' && rank === 'Alternate')).toBe(true);
  // On Linux an extension of a type is one word; a list would make a pattern that fits no file.
  expect(associations.every(({ ext }) => typeof ext === 'string')).toBe(true);
  const [declared] = configuration.mac?.extendInfo.UTExportedTypeDeclarations ?? [];
  expect(declared.UTTypeTagSpecification).toEqual({
    'public.filename-extension': ['latticerun'],
    'public.mime-type': ['application/vnd.lattice-replay+zip'],
  });
});

it('takes the links of its scheme, which only open', () => {
  expect(configuration.protocols).toEqual([
    { name: 'Lattice Replay', schemes: ['lattice-replay'], role: 'Viewer' },
  ]);
});
