import { rolldown } from 'rolldown';

/** The test page's script, with the map and all that it needs. */
export async function pageScript(): Promise<string> {
  const input = new URL('./page.ts', import.meta.url).pathname;
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
