import type { SettingsState } from '../state/settings.ts';

/** What only the page knows for a report: browser, graphics, size and theme. */
export function aboutPage(page: Window, { theme, shown }: SettingsState): string {
  const { innerWidth, innerHeight, devicePixelRatio, navigator } = page;
  return [
    `browser ${navigator.userAgent}`,
    `graphics ${graphicsOf(page.document)}`,
    `page ${innerWidth}×${innerHeight} at ${devicePixelRatio}, theme ${theme}${theme === 'system' ? ` (${shown})` : ''}`,
  ].join('\n');
}

/** The name of what draws, as WebGL tells it. */
function graphicsOf(document: Document): string {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (gl === null) return 'no WebGL';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  // Browsers allow some sixteen of them, and the maps need theirs.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return `${String(name)}, ${'drawBuffers' in gl ? 'WebGL 2' : 'WebGL 1'}`;
}
