import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followFix } from './mistakes/follow-fix.ts';
import { makeMistake, mistakeGroups, mistakesIn } from './mistakes/mistake.ts';
import { onlyTheAuthorKnows } from './mistakes/only-the-author-knows.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'));
  cpSync(join(import.meta.dirname, 'base/pages'), join(folder, 'pages'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unfollowed = new Set(onlyTheAuthorKnows);

describe.each(mistakeGroups)(
  'who does literally what is said about a mistake in mistakes/%s, is done: an author',
  (group) => {
    test.each(mistakesIn(group).filter(({ name }) => !unfollowed.has(name)))('$name', async (mistake) => {
      makeMistake(mistake, folder);
      const { left, lost } = await followFix(mistake, folder);
      expect(left).toEqual([]);
      expect(lost).toEqual([...mistake.loses].sort());
    });
  },
);

test('only real mistakes are left to what the author alone knows', () => {
  const names = new Set(mistakeGroups.flatMap(mistakesIn).map(({ name }) => name));
  expect(onlyTheAuthorKnows.filter((name) => !names.has(name))).toEqual([]);
});
