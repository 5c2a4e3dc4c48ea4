import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../working-copy.ts';
import { followGuide, guidePage, runThere } from './follow-guide.ts';
import { verbsAmiss } from './verbs-amiss.ts';

test('an author who follows the guide has a page without a single problem', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    copySite(folder);
    // An author may have followed the guide and handed the page in.
    rmSync(join(folder, guidePage), { force: true });
    const before = runThere(folder, 'check');
    followGuide(folder);
    const written = readFileSync(join(folder, guidePage), 'utf8');
    expect(verbsAmiss(written)).toEqual([]);
    const page = JSON.parse(written);
    expect(page.name).toBe('Tankwagen');
    expect(page.blocks[0].text).toContain('Je betaalt per maand');
    expect(runThere(folder, 'check')).toBe(
      before.replace(
        /(?<=Geen fouten )in (\d+) bestanden/,
        (_, count) => `in ${Number(count) + 1} bestanden`,
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
