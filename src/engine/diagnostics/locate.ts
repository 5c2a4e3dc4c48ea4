import type { JsonNode, JsonProperty } from '../json/json-node.ts';
import { readJsonTree } from '../json/json-tree.ts';
import { type LineIndex, lineIndex } from '../json/line-index.ts';
import { pointerSteps } from '../json/pointer.ts';
import type { Diagnostic, Place, TextRange } from './diagnostic.ts';

/** A stretch of a text. Offsets from 0, lines and columns from 1, columns in UTF-16 units; the end is exclusive. */
export interface Location {
  start: number;
  end: number;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
/** Finds places in one text; it reads the text at most once. */
export interface Locator {
  lines: LineIndex;
  locate(place: Place): Location;
}

interface Step {
  node: JsonNode;
  property?: JsonProperty;
}

function stepInto(node: JsonNode, name: string): Step | undefined {
  if (node.kind === 'object') {
    const property = node.properties.findLast(({ key }) => key === name);
    return property && { node: property.value, property };
  }
  const item = node.kind === 'list' && /^\d+$/.test(name) ? node.items[Number(name)] : undefined;
  return item && { node: item };
}

/** The token of a pointer: a whole text or number, or the bracket with which an object or list begins. */
function find(root: JsonNode, pointer: string, part: 'key' | 'value'): TextRange {
  let step: Step = { node: root };
  let complete = true;
  for (const name of pointerSteps(pointer)) {
    const next = stepInto(step.node, name);
    if (!next) {
      complete = false;
      break;
    }
    step = next;
  }
  const { node, property } = step;
  if (complete && part === 'key' && property) return { start: property.keyStart, end: property.keyEnd };
  return { start: node.start, end: node.kind === 'scalar' ? node.end : node.start + 1 };
}

/** The words that `range` means, between the quotes of the text at `token`; anything else keeps its whole token. */
function narrowed(text: string, token: TextRange, range: TextRange): TextRange {
  const written = text.slice(token.start, token.end);
  if (!written.startsWith('"')) return token;
  const start = token.start + writtenOffset(written, range.start);
  return { start, end: token.start + writtenOffset(written, range.end) };
}

/** Where the character at `offset` of what a JSON text says stands in how it is written: after a quote and escapes. */
function writtenOffset(written: string, offset: number): number {
  let at = 1;
  for (let left = offset; left > 0 && at < written.length - 1; left -= 1) {
    const isEscape = written.charAt(at) === '\\';
    at += isEscape ? (written.charAt(at + 1) === 'u' ? 6 : 2) : 1;
  }
  return at;
}

/** Prepares to find many places in one text. */
export function locatorOf(text: string): Locator {
  const lines = lineIndex(text);
  let root: JsonNode | undefined;
  let read = false;

  function offsets(place: Place): TextRange {
    if ('start' in place) return place;
    if (!read) root = readJsonTree(text).root;
    read = true;
    if (!root) return { start: 0, end: 0 };
    const token = find(root, place.pointer, place.part ?? 'value');
    return place.range ? narrowed(text, token, place.range) : token;
  }

  function locate(place: Place): Location {
    const wanted = offsets(place);
    const start = Math.min(Math.max(0, wanted.start), text.length);
    const end = Math.min(Math.max(start, wanted.end), text.length);
    const line = lines.lineOf(start);
    const endLine = lines.lineOf(end);
    const column = start - lines.startOf(line) + 1;
    return { start, end, line, column, endLine, endColumn: end - lines.startOf(endLine) + 1 };
  }

  return { lines, locate };
}

/**
 * Where a problem is in the text of its file. A pointer that leads nowhere gives its nearest existing ancestor;
 * without any tree (a file that could not be read) it is the very beginning.
 */
export function locate(problem: Pick<Diagnostic, 'place'>, text: string): Location {
  return locatorOf(text).locate(problem.place);
}
