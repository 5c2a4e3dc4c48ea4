import { pointerSteps } from '../../shared/json/json-pointer.ts';
import type { JsonNode } from '../json/json-node.ts';
import { type ChildNode, childNode } from '../json/json-parts.ts';
import { type LineIndex, lineIndex } from '../json/line-index.ts';
import { readJsonTree } from '../json/tree/json-tree.ts';
import type { Place, TextRange } from './diagnostic.ts';

/** Offsets from 0, lines and columns from 1, in UTF-16 units; `end` is exclusive. */
export interface Location {
  start: number;
  end: number;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
/** Parses its text at most once. */
export interface Locator {
  lines: LineIndex;
  locate(place: Place): Location;
}

/** Range of a scalar, or of an opening bracket. */
function find(root: JsonNode, pointer: string, part: 'key' | 'value'): TextRange {
  let step: ChildNode = { node: root };
  let complete = true;
  for (const name of pointerSteps(pointer)) {
    const next = childNode(step.node, name);
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

/** Only strings can be narrowed. */
function narrowed(text: string, token: TextRange, range: TextRange): TextRange {
  const written = text.slice(token.start, token.end);
  if (!written.startsWith('"')) return token;
  const start = token.start + writtenOffset(written, range.start);
  return { start, end: token.start + writtenOffset(written, range.end) };
}

/** Maps a decoded offset to its source. */
function writtenOffset(written: string, offset: number): number {
  let at = 1;
  for (let left = offset; left > 0 && at < written.length - 1; left -= 1) {
    const isEscape = written.charAt(at) === '\\';
    at += isEscape ? (written.charAt(at + 1) === 'u' ? 6 : 2) : 1;
  }
  return at;
}

/**
 * Makes a lazy locator for one text. A dangling pointer locates its nearest ancestor, an unparsable text its
 * start.
 */
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
