/**
 * Why no window can be shown here, if none can. On Linux a display names itself in the environment; elsewhere only a
 * session over the network has none.
 */
export function displayTrouble(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (platform === 'darwin' || platform === 'win32') {
    return env.SSH_CONNECTION ? 'this is a session over SSH' : undefined;
  }
  return env.DISPLAY || env.WAYLAND_DISPLAY ? undefined : 'there is no display (DISPLAY is not set)';
}
