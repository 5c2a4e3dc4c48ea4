import { join, relative } from 'node:path';
import { contentHash } from './content-hash.ts';
import { contentKeys, nameOfAll } from './content-keys.ts';

const places = [
  'src/shared',
  'src/view',
  'src/browser',
  'src/engine/bundle',
  'src/engine/assets/slim-font.ts',
  'src/engine/pipeline/7-write/compress.ts',
  'src/engine/pipeline/6-render',
  'vite.config.ts',
  'package-lock.json',
];

/** A name for the state of all code that ends up in the browser or the renderer: equal sources, equal name. */
export function appKey(root: string): string {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return contentHash(
    codeOf(root, places),
    JSON.stringify(variables.sort(([one], [other]) => (one < other ? -1 : 1))),
  ).slice(0, 16);
}

/** A name for all code that has a part in what is built. */
export function builderKey(root: string): string {
  return contentHash(appKey(root), codeOf(root, ['src/engine', 'budgets.json']), process.version);
}

/** A name for all code that has a part in what is known of a document, and for the schemas it stands by. */
export function readerKey(root: string, schemasFolder: string): string {
  const code = codeOf(root, ['src/engine', 'src/shared', 'package-lock.json']);
  return contentHash(code, nameOfAll(contentKeys([schemasFolder])), process.version);
}

function codeOf(root: string, names: readonly string[]): string {
  const places = names.map((name) => join(root, name));
  const isCode = (file: string): boolean => !/\.test\.tsx?$|tsconfig/.test(relative(root, file));
  return nameOfAll(contentKeys(places, isCode));
}
