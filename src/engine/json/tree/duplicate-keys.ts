import type { JsonNode } from '../json-node.ts';
import { lineIndex } from '../line-index.ts';

interface DuplicateKey {
  key: string;
  /** Range of the later key. */
  start: number;
  end: number;
  /** From 1. */
  firstLine: number;
}

/** Finds duplicate keys in an object; `root` is the tree of `text`. */
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
