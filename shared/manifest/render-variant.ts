import { Fault } from '../base/fault.ts';
import type { Head } from './head.ts';
import { stemOf } from './paths.ts';
import type { SeededFile } from './seeded-files.ts';
import { renderTemplate, type TemplateProblem } from './template.ts';
import type { Variant } from './variant.ts';
import type { VersionFolder } from './version-folder.ts';

/** A variant and everything that takes a place in its runs. */
export interface ResolvedVariant {
  readonly variant: Variant;
  readonly files: readonly SeededFile[];
}

/** What a run of a variant is given. */
export interface RenderedVariant {
  /** The prompt's text; absent when it has a problem. */
  readonly prompt: string | undefined;
  /** Texts of the templates among the seeded files, by their source; those without a problem. */
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly { readonly file: string; readonly problem: TemplateProblem }[];
}

/** Where a run lies for the prompt; only the harness knows the real one. */
const WORKSPACE = '/workspace';
/** Loops over other things than specs make few turns. */
const LEAST_TURNS = 8;

/**
 * Renders a variant's prompt and its `.hbs` specs with what the harness gives them (spec: manifest §3). Files that are not
 * there are left out: they are findings already.
 */
export function renderVariant(
  head: Partial<Head>,
  { variant, files }: ResolvedVariant,
  folder: VersionFolder,
  version: string,
): RenderedVariant {
  const problems: { file: string; problem: TemplateProblem }[] = [];
  const listed = files.filter(({ kind }) => kind === 'spec' || kind === 'script' || kind === 'schema');
  const ofVariant = {
    slug: variant.slug,
    name: variant.name,
    description: variant.description ?? '',
  };
  const turns = Math.max(LEAST_TURNS, listed.length);
  const render = (file: string, context: object): string | undefined => {
    const template = templateText(folder, file);
    if (template === undefined) return undefined;
    const rendering = renderTemplate(template, context, turns);
    problems.push(...rendering.problems.map((problem) => ({ file, problem })));
    return rendering.text;
  };
  const prompt =
    head.prompt === undefined
      ? undefined
      : render(head.prompt, {
          workspace: WORKSPACE,
          variant: ofVariant,
          time_limit_hours: String((head.maxRuntimeSeconds ?? 3600) / 3600),
          specs: listed.map(({ dest }) => ({ dest, path: `${WORKSPACE}/${dest}`, name: stemOf(dest) })),
        });
  const texts = new Map<string, string>();
  for (const { rendered, source } of files) {
    if (!rendered || source === undefined) continue;
    const text = render(source, { variant: ofVariant, version });
    if (text !== undefined) texts.set(source, text);
  }
  return { prompt, texts, problems };
}

function templateText(folder: VersionFolder, file: string): string | undefined {
  if (folder.kindOf(file) !== 'file') return undefined;
  try {
    return new TextDecoder().decode(folder.read(file));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return undefined;
  }
}
