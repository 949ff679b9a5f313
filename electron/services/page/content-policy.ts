/**
 * The page's content policy: nothing but its own files. Pixi and React need no inline scripts; `wasm-unsafe-eval` lets
 * WebAssembly compile and nothing else. `connect` adds where the page may connect to besides its own files.
 */
function contentPolicy(connect: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What every answer to a page carries, whatever it is; `no-store` since a port may be another program's tomorrow. */
export function pageHeaders(connect: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(connect),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
