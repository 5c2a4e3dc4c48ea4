import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { rulesOfTime } from '../tests/working-copy.ts';
import { neutralPages, writeForOwnSite } from './same-content/write-documents.ts';
import { writeSite } from './site/write-site.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-sites-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a run is measured with; problems would be looked up and printed in each of them. */
const sites = [
  { name: 'of generated pages', write: () => writeSite(join(folder, 'generated'), 400) },
  {
    name: 'of the same content as the peers',
    write: () => writeForOwnSite(join(folder, 'neutral'), neutralPages(100)),
  },
];

it.each(sites)('has nothing to fix in a site $name', async ({ write }) => {
  const folders = siteFolders(projectRoot, write());
  const { problems } = await checkSite(folders, { workingDirectory: folder });
  // The site's own pages stand beside them.
  const toFix = problems.filter(({ rule }) => !rulesOfTime.has(rule));
  expect(toFix.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
});
