import { dirname, join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { inspectVersion } from '../../../shared/manifest/inspect.ts';
import { renderVariant } from '../../../shared/manifest/render-variant.ts';
import type { SeedKind } from '../../../shared/manifest/seeded-files.ts';
import { diskFolder } from './disk-folder.ts';
import type { FileFinding } from './file-finding.ts';
import { findManifest, versionOf } from './find-manifest.ts';

/** A place in a run that is taken. */
export interface RunFile {
  /** Path from the root of the run. */
  readonly dest: string;
  readonly kind: SeedKind;
  /** The file that is copied there, or rendered; absent for what the run itself is to write. */
  readonly source?: string;
  /** What the template became, for one that could be rendered. */
  readonly text?: string;
}

/** What a run of one variant starts with. */
export interface CaseRendering {
  readonly variant: {
    readonly slug: string;
    readonly name: string;
    readonly description: string | undefined;
  };
  /** Slugs of all variants; the first is the default. */
  readonly variants: readonly string[];
  /** Absent when the prompt cannot be rendered; the findings say why. */
  readonly prompt: string | undefined;
  readonly files: readonly RunFile[];
  /** Everything that is wrong with the case's manifest, variants and templates. */
  readonly findings: readonly FileFinding[];
}

/**
 * Renders the prompt and the specs of a case's variant, the default one unless another is named, and lists the files that
 * its runs start with. Throws a `Fault`: those of `findManifest`, or `variant-missing`.
 */
export function renderCase(path: string, wanted?: string): CaseRendering {
  const manifestFile = findManifest(path);
  const root = dirname(manifestFile);
  const folder = diskFolder(root);
  const version = versionOf(manifestFile);
  const { head, variants, findings } = inspectVersion(folder, version);
  const slugs = variants.map(({ variant }) => variant.slug);
  const resolved =
    wanted === undefined ? variants[0] : variants.find(({ variant }) => variant.slug === wanted);
  if (resolved === undefined)
    throw new Fault(
      'variant-missing',
      `${manifestFile} has no ${wanted === undefined ? 'variant that can be read' : `variant '${wanted}'`}; it has ${slugs.join(', ') || 'none'}`,
      { file: manifestFile, found: wanted },
    );
  const { prompt, texts } = renderVariant(head, resolved, folder, version);
  const { slug, name, description } = resolved.variant;
  return {
    variant: { slug, name, description },
    variants: slugs,
    prompt,
    files: resolved.files.map(({ dest, kind, source }): RunFile => {
      const text = source === undefined ? undefined : texts.get(source);
      return {
        dest,
        kind,
        ...(source === undefined ? {} : { source: join(root, source) }),
        ...(text === undefined ? {} : { text }),
      };
    }),
    findings: findings.map((finding) => ({ file: join(root, finding.file), finding })),
  };
}
