import { parse, TomlError } from 'smol-toml';
import { type AST, parseTOML } from 'toml-eslint-parser';
import type { Finding, Place } from '../base/finding.ts';

export type TomlPath = readonly (string | number)[];

/** A TOML text: its values (integers as bigint, so that they differ from floats), and where each stands. */
export interface TomlDocument {
  readonly root: Readonly<Record<string, unknown>>;
  /** Place of the value at a path, or of the nearest one around it. */
  placeOf(path: TomlPath): Place | undefined;
  /** Place of the key or table header by which a value is named, or of the nearest one around it. */
  placeOfKey(path: TomlPath): Place | undefined;
}

/** Parses TOML from bytes; what is not TOML comes back as one finding with line and column. */
export function parseToml(bytes: Uint8Array): TomlDocument | Finding {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { severity: 'error', code: 'toml-encoding', message: 'the file is not UTF-8' };
  }
  let root: Record<string, unknown>;
  try {
    root = parse(text, { integersAsBigInt: true });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const place = { line: error.line, column: error.column, offset: 0 };
    return { severity: 'error', code: 'toml-syntax', message: firstLine(error.message), place };
  }
  // Most manifests have nothing to point at, and finding the places takes longer than reading the values.
  let places: TextPlaces | undefined;
  const textPlaces = (): TextPlaces => {
    places ??= placesOf(text);
    return places;
  };
  return {
    root,
    placeOf: (path) => nearestPlace(textPlaces().values, path),
    placeOfKey: (path) => nearestPlace(textPlaces().keys, path),
  };
}

interface TextPlaces {
  readonly values: ReadonlyMap<string, Place>;
  readonly keys: ReadonlyMap<string, Place>;
}

function nearestPlace(places: ReadonlyMap<string, Place>, path: TomlPath): Place | undefined {
  for (let length = path.length; length >= 0; length--) {
    const place = places.get(formatPath(path.slice(0, length)));
    if (place) return place;
  }
  return undefined;
}

/** `case[2].input`, as findings name a value. */
export function formatPath(path: TomlPath): string {
  let text = '';
  for (const key of path) text += typeof key === 'number' ? `[${key}]` : text === '' ? key : `.${key}`;
  return text;
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/^Invalid TOML document: /, '');
}

/** smol-toml tells no places, so they come from a second parser's tree; where that one gives up, there are none. */
function placesOf(text: string): TextPlaces {
  const start: Place = { line: 1, column: 1, offset: 0 };
  const values = new Map<string, Place>([['', start]]);
  const keyPlaces = new Map<string, Place>([['', start]]);
  const places: TextPlaces = { values, keys: keyPlaces };
  let program: AST.TOMLProgram;
  try {
    program = parseTOML(text);
  } catch {
    return places;
  }
  const note = (into: Map<string, Place>, path: TomlPath, node: AST.TOMLNode): void => {
    const { line, column } = node.loc.start;
    const key = formatPath(path);
    if (!into.has(key)) into.set(key, { line, column: column + 1, offset: node.range[0] });
  };
  const visitPair = (base: TomlPath, pair: AST.TOMLKeyValue): void => {
    const keys = pair.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));
    const path = [...base, ...keys];
    // `build.install = …` names `build` too.
    for (let length = base.length + 1; length <= path.length; length++)
      note(keyPlaces, path.slice(0, length), pair);
    visitValue(path, pair.value);
  };
  const visitValue = (path: TomlPath, value: AST.TOMLContentNode): void => {
    note(values, path, value);
    if (value.type === 'TOMLArray')
      for (const [index, element] of value.elements.entries()) visitValue([...path, index], element);
    if (value.type === 'TOMLInlineTable') for (const pair of value.body) visitPair(path, pair);
  };
  for (const node of program.body[0].body) {
    if (node.type === 'TOMLKeyValue') visitPair([], node);
    else {
      note(values, node.resolvedKey, node);
      for (let length = 1; length <= node.resolvedKey.length; length++)
        note(keyPlaces, node.resolvedKey.slice(0, length), node);
      for (const pair of node.body) visitPair(node.resolvedKey, pair);
    }
  }
  return places;
}
