import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SocialPicture } from '../../../shared/social-picture.ts';
import { Memo, memoFolder } from '../../memo/memo.ts';
import { drawAhead } from './write-social-pictures.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ahead-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const pictures = ['Een', 'Twee'].map(
  (title): SocialPicture => ({ name: `social/${title}.png`, title, company: 'HopLease' }),
);

function drawn(): string[] {
  return readdirSync(memoFolder(root), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /social.\w+/.test(name),
  );
}

it('social pictures are drawn for later while something else is awaited', async () => {
  const memo = new Memo({ root, site: 'pages' });
  await drawAhead(pictures, { memo, publicFolder: root, until: new Promise(() => {}) });
  expect(drawn()).toHaveLength(2);
});

it('nothing is drawn ahead when nothing is awaited', async () => {
  const memo = new Memo({ root, site: 'pages' });
  function* asked(): Generator<SocialPicture> {
    yield* [];
    throw new Error('No picture is needed.');
  }
  await drawAhead(asked(), { memo, publicFolder: root, until: Promise.resolve() });
});
