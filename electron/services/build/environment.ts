/** What a compiler needs of the user's environment; everything else, such as keys and tokens, stays out. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'LC_ALL',
  'TMPDIR',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'RUSTUP_TOOLCHAIN',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'SSL_CERT_FILE',
  // Windows
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
];

/** The variable by which every process of a build is known, however far it strays from its parent. */
export const BUILD_MARK = 'LATTICE_REPLAY_BUILD';

/** The environment of a build's commands. */
export function buildEnvironment(from: NodeJS.ProcessEnv, mark: string): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { [BUILD_MARK]: mark };
  for (const name of PASSED_ON) if (from[name] !== undefined) environment[name] = from[name];
  return environment;
}
