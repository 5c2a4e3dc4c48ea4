import type { JsonNode, JsonProperty } from '../../../src/engine/json/json-node.ts';
import { applyEdits, type TextEdit } from '../../../src/engine/json/text-edit.ts';
import { readJsonTree } from '../../../src/engine/json/tree/json-tree.ts';
import { textNodes } from './text-nodes.ts';

type Random = (below: number) => number;

/** A mistake that has one solution, made at a random place of a good page. */
interface Mutation {
  name: string;
  make(text: string, random: Random): TextEdit[];
}

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

function nodesOf(text: string): JsonNode[] {
  const { root } = readJsonTree(text);
  const found: JsonNode[] = root ? [root] : [];
  for (const node of found) {
    if (node.kind === 'list') found.push(...node.items);
    if (node.kind === 'object') found.push(...node.properties.map(({ value }) => value));
  }
  return found;
}

function propertiesOf(text: string): JsonProperty[] {
  return nodesOf(text).flatMap((node) => (node.kind === 'object' ? node.properties : []));
}

/** Two neighbouring letters inside a name change places. */
function swapped(name: string, random: Random): string {
  const at = 1 + random(name.length - 2);
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
}

/** Commas and the like between the parts, where they end a line. */
function structural(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

function replaceOne(
  places: readonly number[],
  length: number,
  replacement: string,
  random: Random,
): TextEdit[] {
  const start = pick(places, random);
  return start === undefined ? [] : [{ start, end: start + length, text: replacement }];
}

export const mutations: readonly Mutation[] = [
  {
    name: 'a comma before a closing bracket',
    make: (text, random) => replaceOne(structural(text, /(?<=["}\]])\s*\n\s*[}\]]/g), 0, ',', random),
  },
  {
    name: 'a text between curly quotes',
    make(text, random) {
      const { root } = readJsonTree(text);
      const plain = (root ? textNodes(root) : []).filter(({ value }) => !/["“”„\\]/.test(String(value)));
      const node = pick(plain, random);
      return node ? [{ ...node, text: `“${node.value}”` }] : [];
    },
  },
  {
    name: 'a name between curly quotes',
    make(text, random) {
      const property = pick(propertiesOf(text), random);
      return property ? [{ start: property.keyStart, end: property.keyEnd, text: `“${property.key}”` }] : [];
    },
  },
  {
    name: 'a misspelt name',
    make(text, random) {
      const property = pick(
        propertiesOf(text).filter(({ key }) => /^[a-z]{5,}$/.test(key)),
        random,
      );
      if (property === undefined) return [];
      const misspelt = swapped(property.key, random);
      return [{ start: property.keyStart, end: property.keyEnd, text: `"${misspelt}"` }];
    },
  },
  {
    name: 'a misspelt type of block',
    make(text, random) {
      const types = propertiesOf(text).filter(({ key, value }) => key === 'type' && value.kind === 'scalar');
      const node = pick(types, random)?.value;
      if (node?.kind !== 'scalar') return [];
      return [{ start: node.start, end: node.end, text: `"${swapped(String(node.value), random)}"` }];
    },
  },
  {
    name: 'another path to the schema',
    make: (text, random) => replaceOne(structural(text, /(?<="\$schema": ")\.\.\//g), 0, '../', random),
  },
  {
    name: 'a semicolon for a comma',
    make: (text, random) => replaceOne(structural(text, /,(?=\r?\n)/g), 1, ';', random),
  },
  {
    name: 'a forgotten comma at the end of a line',
    make: (text, random) => replaceOne(structural(text, /(?<=["}\]]),(?=\r?\n)/g), 1, '', random),
  },
  {
    name: 'a hard space before a name',
    make: (text, random) => replaceOne(structural(text, /(?<=\n *) (?=")/g), 1, '\u00a0', random),
  },
  {
    name: 'two fields of the page that changed places',
    make(text, random) {
      const { root } = readJsonTree(text);
      if (root?.kind !== 'object') return [];
      const one = pick(root.properties, random);
      const other = pick(root.properties, random);
      if (one === undefined || other === undefined || one === other) return [];
      const textOf = ({ keyStart, value }: JsonProperty): string => text.slice(keyStart, value.end);
      return [
        { start: one.keyStart, end: one.value.end, text: textOf(other) },
        { start: other.keyStart, end: other.value.end, text: textOf(one) },
      ];
    },
  },
];

/** A good text with one of the mistakes in it. */
export function mutate(text: string, mutation: Mutation, random: Random): string {
  return applyEdits(text, mutation.make(text, random));
}
