import type { Finding } from '../../base/finding.ts';
import { describeNode, type JsonNode } from '../../base/json/tree.ts';
import { nearest } from '../../base/nearest.ts';
import type { Places } from '../../base/places.ts';

/** More findings than this help nobody, and a hostile file may hold millions. */
const MOST_FINDINGS = 1000;

/** Collects what is wrong with a JSON text while its values are taken. */
export class Findings {
  readonly list: Finding[] = [];
  readonly #places: Places;

  constructor(places: Places) {
    this.#places = places;
  }

  error(code: string, path: string, node: JsonNode, message: string, fix?: string): void {
    this.#add('error', code, path, node, message, fix);
  }

  warn(code: string, path: string, node: JsonNode, message: string, fix?: string): void {
    this.#add('warning', code, path, node, message, fix);
  }

  #add(
    severity: Finding['severity'],
    code: string,
    path: string,
    node: JsonNode,
    message: string,
    fix?: string,
  ): void {
    if (this.list.length >= MOST_FINDINGS) {
      // The last place tells that there are more; an error must not hide behind a row of warnings.
      const last = this.list[MOST_FINDINGS - 1]!;
      const worst = severity === 'error' ? 'error' : last.severity;
      this.list[MOST_FINDINGS - 1] = {
        severity: worst,
        code: 'more-findings',
        message: 'there are more findings than are listed',
      };
      return;
    }
    this.list.push({
      severity,
      code,
      message,
      path,
      place: this.#places.at(node.offset),
      ...(fix ? { fix } : {}),
    });
  }
}

/** The members of one JSON object, taken by name; what is missing, repeated or of another kind becomes a finding. */
export class Fields {
  readonly path: string;
  readonly node: JsonNode;
  readonly #findings: Findings;
  readonly #members = new Map<string, JsonNode>();

  constructor(findings: Findings, path: string, node: JsonNode) {
    this.path = path;
    this.node = node;
    this.#findings = findings;
    if (node.kind !== 'object') {
      findings.error('type', path, node, `an object is needed, found ${describeNode(node)}`);
      return;
    }
    for (const { key, value } of node.members) {
      if (this.#members.has(key))
        findings.error('duplicate-key', `${path}.${key}`, value, `'${key}' stands twice`);
      this.#members.set(key, value);
    }
  }

  /** The member, or a finding that it is missing. */
  need(key: string): JsonNode | undefined {
    const value = this.#members.get(key);
    if (value === undefined && this.node.kind === 'object') {
      this.#findings.error('missing-key', `${this.path}.${key}`, this.node, `'${key}' is missing`);
    }
    return value;
  }

  /** A whole number in a range, ends included. */
  whole(key: string, lowest: number, highest: number): number | undefined {
    const node = this.need(key);
    return node && wholeNumber(this.#findings, `${this.path}.${key}`, node, lowest, highest);
  }

  /** One of a list of words. */
  word<W extends string>(key: string, words: readonly W[], what: string): W | undefined {
    const node = this.need(key);
    if (node === undefined) return undefined;
    const path = `${this.path}.${key}`;
    if (node.kind !== 'string') {
      this.#findings.error('type', path, node, `a string is needed, found ${describeNode(node)}`);
      return undefined;
    }
    if (words.includes(node.value as W)) return node.value as W;
    const meant = nearest(node.value, words);
    const known = `known: ${words.join(', ')}`;
    this.#findings.error(
      `unknown-${what}`,
      path,
      node,
      `no ${what} is called ${describeNode(node)}; ${known}`,
      meant,
    );
    return undefined;
  }

  /** Reports members other than these, as errors or as warnings. */
  others(known: readonly string[], severity: Finding['severity'], consequence: string): void {
    for (const [key, value] of this.#members) {
      if (known.includes(key)) continue;
      const meant = nearest(key, known);
      const message = `unknown key ${JSON.stringify(key.slice(0, 60))}: ${consequence}${meant ? `; did you mean '${meant}'?` : ''}`;
      const path = `${this.path}.${key.slice(0, 60)}`;
      if (severity === 'error') this.#findings.error('unknown-key', path, value, message, meant);
      else this.#findings.warn('unknown-key', path, value, message, meant);
    }
  }
}

/** A whole number as the harness takes it: no fraction, no exponent. */
export function wholeNumber(
  findings: Findings,
  path: string,
  node: JsonNode,
  lowest: number,
  highest: number,
): number | undefined {
  // The harness's parser takes -0 for a fraction as well.
  if (node.kind !== 'number' || !/^(0|-?[1-9]\d*)$/.test(node.text)) {
    findings.error('type', path, node, `a whole number is needed, found ${describeNode(node)}`);
    return undefined;
  }
  const value = Number(node.text);
  if (value < lowest || value > highest) {
    findings.error(
      'range',
      path,
      node,
      `a number from ${lowest} to ${highest} is needed, found ${node.text.slice(0, 40)}`,
    );
    return undefined;
  }
  return value;
}
