import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { phrases } from './phrases.ts';

const require = createRequire(import.meta.url);
const packages = ['autocomplete', 'commands', 'lang-json', 'language', 'lint', 'search', 'state', 'view'];

it('holds all that the packages of the code view say to people', () => {
  const used = packages.flatMap((name) => {
    const code = readFileSync(require.resolve(`@codemirror/${name}`), 'utf8');
    return [...code.matchAll(/phrase\((?:view, )?"([^"]+)"/g)].map(([, words]) => words ?? '');
  });
  expect(Object.keys(phrases).sort()).toEqual([...new Set(used)].sort());
});
