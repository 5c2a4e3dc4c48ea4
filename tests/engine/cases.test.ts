import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { report } from '../../src/engine/diagnostics/report.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { fileTexts } from '../../src/engine/pipeline/1-load/source-document.ts';
import { checkSite } from '../../src/engine/pipeline/check-site.ts';
import { withoutGrowingLists } from './support/growing-lists.ts';

/**
 * A case is a folder: files laid over the small good site in `base`, and `expected.txt`, which is what its author
 * sees. A new case writes its own expectation the first time; read it before you commit it.
 */
const cases = join(import.meta.dirname, 'cases');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'case-'));
  cpSync(join(import.meta.dirname, 'base'), folder, { recursive: true });
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function whatTheAuthorSees(): Promise<string> {
  const { problems, files } = await checkSite(siteFolders(projectRoot, join(folder, 'pages')), {
    workingDirectory: folder,
  });
  return withoutGrowingLists(report(problems, { documents: fileTexts(files), format: 'text' }));
}

test('the small site that all cases start from has no problems', async () => {
  expect(await whatTheAuthorSees()).toMatch(/^Geen fouten/);
});

describe('an author sees, in words and at the right place', () => {
  test.each(readdirSync(cases))('%s', async (name) => {
    cpSync(join(cases, name), folder, { recursive: true });
    await expect(await whatTheAuthorSees()).toMatchFileSnapshot(join(cases, name, 'expected.txt'));
  });
});
