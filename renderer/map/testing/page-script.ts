import { rolldown } from 'rolldown';

/** The test page's script, with the map and all that it needs; a bundled program has to say where it lies. */
export async function pageScript(
  input: string = new URL('./page.ts', import.meta.url).pathname,
): Promise<string> {
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
