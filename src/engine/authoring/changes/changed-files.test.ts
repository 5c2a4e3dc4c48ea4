import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDocuments } from '../../../../tests/engine/support/test-site.ts';
import { gitIn } from '../../../../tests/git-in.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { changedFiles, fileLines } from './changed-files.ts';

const names = ['bus', 'kar', 'los', 'oud'];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const git = (...args: string[]): string => gitIn(folder, args);
  const write = (name: string, text: string): void => writeFileSync(join(folder, `images/${name}.svg`), text);
  const print = (text: string): void => writeFileSync(join(folder, 'folder.pdf'), text);
  mkdirSync(join(folder, 'images'));
  print('eerst');
  git('init', '-q');
  for (const name of names) write(name, 'eerst');
  git('add', '.');
  git('commit', '-q', '-m', 'Add');
  for (const name of ['bus', 'kar', 'los', 'nieuw']) write(name, 'daarna');
  print('daarna');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = (name: string) => ({ image: { src: `/images/${name}.svg`, alt: '' } });
const documents = testDocuments({
  'a.json': { card: picture('kar'), blocks: [picture('kar'), picture('oud'), picture('nieuw')] },
  'b.json': {
    metadata: { ogImage: '/images/bus.svg' },
    blocks: [picture('kar'), { text: 'Lees [de folder](/folder.pdf#page=2).' }],
  },
  'stuk.json': undefined,
  '_shared/oproep.json': picture('bus'),
});

it('names each changed file with the documents that show it or lead to it', () => {
  expect(changedFiles({ public: folder }, 'HEAD', documents)).toEqual({
    pictures: [
      { path: '/images/bus.svg', namedIn: ['/b', 'oproep'] },
      { path: '/images/kar.svg', namedIn: ['/a', '/b'] },
    ],
    downloads: [{ path: '/folder.pdf', namedIn: ['/b'] }],
  });
});

it('walks each document once, however many pictures changed', () => {
  let reads = 0;
  const counted = documents.map(
    (document): SourceDocument => ({
      ...document,
      get value() {
        reads += 1;
        return document.value;
      },
    }),
  );
  changedFiles({ public: folder }, 'HEAD', counted);
  expect(reads).toBe(documents.length);
});

it.each(['/images/foto_1.svg', '/images/*~1].svg'])('reports %s letter by letter', (path) => {
  const [, , line] = fileLines({ pictures: [{ path, namedIn: ['/een_pagina'] }], downloads: [] });
  expect(line).toBe(`- \`${path}\` is een andere afbeelding; te zien op \`/een_pagina\``);
});
