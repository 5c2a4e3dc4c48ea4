import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentKind } from '../../src/shared/page/document-kind.ts';
import { makeMistake, mistakeGroups, mistakesIn } from './mistakes/mistake.ts';
import { whatIsSeen, whatSchemasSay } from './mistakes/what-is-seen.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mistake-'));
  cpSync(join(import.meta.dirname, 'base/pages'), join(folder, 'pages'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(mistakeGroups)('a mistake in mistakes/%s: an author', (group) => {
  test.each(mistakesIn(group))('$name', async (mistake) => {
    makeMistake(mistake, folder);
    expect(await whatIsSeen(folder)).toBe(mistake.sees);
  });
});

describe('a value that the schemas refuse gives one problem: in mistakes/value', () => {
  const kinds: readonly DocumentKind[] = ['page', 'site', 'glossary', 'shared'];

  test.each(mistakesIn('value'))('$name', ({ parts, sees }) => {
    const kind = kinds.find((each) => parts.has(each)) ?? 'page';
    expect(whatSchemasSay(kind, JSON.parse(parts.get(kind) ?? ''))).toBe(sees);
  });
});

test('the mistakes are more than four hundred different ones', () => {
  const names = [...mistakeGroups, 'value'].flatMap((group) => mistakesIn(group).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(400);
});

test('nearly every mistake gives one message', () => {
  const several = mistakeGroups
    .filter((group) => group !== 'several')
    .flatMap(mistakesIn)
    .filter(({ sees }) => sees.match(/^.+\.\w+:\d+:\d+ /gm)?.length !== 1)
    .map(({ name }) => name);
  expect(several.sort()).toEqual([
    'makes a mistake on each of two lines',
    'pastes the answer of a chat program',
    'pastes the answer of a chat program with its words',
    'pastes the blocks from Word',
    'points the canonical address at a page that points on',
    'presses Tab and Enter inside a text',
    'writes "button" in the heading',
    'writes "kop" and "tekst" in an item',
    'writes "link" and "naam" in a link',
    'writes "q" and "a"',
    'writes "tekst" in a block that the editor calls Tekst',
    'writes "text" and "to" in a link',
    'writes "vraag" and "antwoord"',
    'writes a monthly price with EUR',
    'writes a monthly price with a dash',
    'writes a monthly price with an equals sign',
    'writes a monthly price with euro behind it',
    'writes a text as the rows of a table',
    'writes numbers between braces',
    'writes the type in Dutch',
    'writes two names for one field',
    'writes what the editor calls a field, and an amount as text',
  ]);
});
