import { expect, it } from 'vitest';
import { packageConfiguration } from './configuration.ts';

const configuration = packageConfiguration({
  app: '/parts/app',
  beside: '/parts/beside',
  resources: '/parts/resources',
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

it('opens bundles and sessions as its own, and archives and modules only as an alternative', () => {
  const [bundle, session, ...others] = [configuration.fileAssociations ?? []].flat();
  expect(bundle).toMatchObject({ ext: 'latticerun', role: 'Viewer', rank: 'Owner', icon: 'document' });
  expect(session).toMatchObject({ ext: 'latticesession', role: 'Viewer', rank: 'Owner' });
  // Only macOS knows ranks; an association for Windows would take the files over.
  expect(others).toEqual([]);
  expect(configuration.win?.fileAssociations).toBeUndefined();
  expect(configuration.mac?.fileAssociations).toMatchObject([
    { ext: 'gz', role: 'Viewer', rank: 'Alternate' },
    { ext: 'wasm', role: 'Viewer', rank: 'Alternate' },
  ]);
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
