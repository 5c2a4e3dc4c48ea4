import type { JsonNode } from './json-node.ts';
import { lineIndex } from './line-index.ts';

export interface DuplicateKey {
  key: string;
  /** Place of the later name, quotes included. */
  start: number;
  end: number;
  /** Line (from 1) of the first one. */
  firstLine: number;
}

/** Finds names that occur twice in one object; `root` is the tree of `text`. */
export function duplicateKeys(root: JsonNode, text: string): DuplicateKey[] {
  const lines = lineIndex(text);
  const found: DuplicateKey[] = [];
  const open: JsonNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'list') for (const item of node.items) open.push(item);
    if (node.kind !== 'object') continue;
    const first = new Map<string, number>();
    for (const { key, keyStart, keyEnd, value } of node.properties) {
      open.push(value);
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, keyStart);
      else found.push({ key, start: keyStart, end: keyEnd, firstLine: lines.lineOf(earlier) });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}
