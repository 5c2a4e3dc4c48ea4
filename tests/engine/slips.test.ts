import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { authorMistakes } from './schema-mistakes/author-mistakes.ts';
import { schemaSlips } from './slips/schema-slips.ts';
import { siteSlips } from './slips/site-slips.ts';
import { carryOut, type JsonSyntaxError } from './slips/slip.ts';
import { syntaxSlips } from './slips/syntax-slips.ts';
import { whatIsSeen } from './slips/what-is-seen.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slip-'));
  cpSync(join(import.meta.dirname, 'base/pages'), join(folder, 'pages'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kinds: [string, readonly JsonSyntaxError[]][] = [
  ['in the JSON', syntaxSlips],
  ['in a field', schemaSlips],
  ['that shows beside the other pages', siteSlips],
];

describe.each(kinds)('a slip %s', (_kind, slips) => {
  test.each(slips)('an author $mistake', async ({ changes, sees }) => {
    carryOut(changes, join(folder, 'pages'));
    expect(await whatIsSeen(projectRoot, folder)).toBe(sees);
  });
});

test('the slips are more than two hundred different ones, beside those of the schemas alone', () => {
  const mistakes = kinds.flatMap(([, slips]) => slips.map(({ mistake }) => mistake));
  expect(new Set(mistakes).size).toBe(mistakes.length);
  expect(mistakes.length).toBeGreaterThan(200);
  expect(authorMistakes.length).toBeGreaterThan(80);
});

test('nearly every slip gives one message', () => {
  const several = kinds.flatMap(([, slips]) =>
    slips.filter(({ sees }) => sees.match(/^pages\//gm)?.length !== 1),
  );
  expect(several.map(({ mistake }) => mistake)).toEqual([
    'makes a mistake on each of two lines',
    'writes "vraag" and "antwoord"',
    'writes "link" and "naam" in a link',
    'writes "kop" and "tekst" in an item',
    'writes a text as the rows of a table',
  ]);
});
