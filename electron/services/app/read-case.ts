import { existsSync, statSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { CaseAnswer, RenderedVariant, SeededFileAnswer } from '../../../shared/api/case-answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { readManifest } from '../../../shared/manifest/manifest.ts';
import { isTemplate } from '../../../shared/manifest/paths.ts';
import { LARGEST_MANIFEST_BYTES } from '../cases/disk-folder.ts';
import { loadCase } from '../cases/load-case.ts';
import { type CaseRendering, type RunFile, renderCase } from '../cases/render-case.ts';
import { readFile } from '../files/read-file.ts';

/**
 * What a case says of itself and what a run of one of its variants starts with, for the page. Throws as `loadCase` does, or
 * `variant-missing` for a variant that was asked for by name.
 */
export function readCase(path: string, wanted: string | undefined): CaseAnswer {
  const { manifest, manifestFile, version } = loadCase(path);
  const { head } = readManifest(readFile(manifestFile, LARGEST_MANIFEST_BYTES));
  const rendering = rendered(path, wanted);
  const { slug, name, type, build, cases, sandbox, maxRuntimeSeconds } = manifest;
  return {
    ...{ slug, name, version, type, build, cases, maxRuntimeSeconds },
    difficulty: head.difficulty ?? null,
    fuelLimit: Number(sandbox.fuelLimit),
    maxMemoryBytes: sandbox.maxMemoryBytes,
    variants: rendering?.variants ?? [],
    variant: rendering ? variantOf(rendering, dirname(manifestFile)) : null,
  };
}

/** A case without a variant that can be read has still more to show. */
function rendered(path: string, wanted: string | undefined): CaseRendering | undefined {
  try {
    return renderCase(path, wanted);
  } catch (error) {
    if (error instanceof Fault && error.code === 'variant-missing' && wanted === undefined) return undefined;
    throw error;
  }
}

function variantOf({ variant, prompt, files }: CaseRendering, root: string): RenderedVariant {
  const { slug, name, description } = variant;
  return {
    ...{ slug, name, description: description ?? null, prompt: prompt ?? null },
    files: files.map((file) => seeded(file, root)),
  };
}

function seeded({ dest, kind, source, text }: RunFile, root: string): SeededFileAnswer {
  const template = (kind === 'spec' || kind === 'script') && source !== undefined && isTemplate(source);
  return {
    ...{ dest, kind, template, text: text ?? null },
    source: source === undefined ? null : relative(root, source).split(sep).join('/'),
    bytes: sizeOf(source, text, template),
  };
}

function sizeOf(source: string | undefined, text: string | undefined, template: boolean): number | null {
  if (text !== undefined) return Buffer.byteLength(text);
  // What a broken template would become nobody knows; that a file is not there is a finding.
  if (source === undefined || template || !existsSync(source)) return null;
  const found = statSync(source);
  return found.isFile() ? found.size : null;
}
