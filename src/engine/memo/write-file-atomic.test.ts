import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isHiddenFile } from '../../shared/site/hidden-file.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

it('has a hidden name until it is whole, so that a site gets nothing of one that was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atomic-'));
  const file = join(folder, 'foto.webp');
  let meanwhile: string[] = [];
  async function* pieces(): AsyncGenerator<string> {
    yield 'half';
    meanwhile = readdirSync(folder);
    yield ' whole';
  }
  await writeFileAtomic(file, pieces());
  expect(meanwhile.map((name) => isHiddenFile(`/${name}`))).toEqual([true]);
  expect(readdirSync(folder)).toEqual(['foto.webp']);
  expect(readFileSync(file, 'utf8')).toBe('half whole');
  rmSync(folder, { recursive: true });
});
