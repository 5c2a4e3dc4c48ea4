import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { siteFolders } from './site-folders.ts';

it.each([
  ['the project', projectRoot],
  ['a folder that holds it', dirname(projectRoot)],
  ['all of the disk', '/'],
])('takes %s for no folder of pages: a command would rewrite what is no page', (_what, pages) => {
  expect(() => siteFolders(projectRoot, pages)).toThrow('Noem achter --pages de map met pagina’s');
});

it.each([
  ['beside the project', `${projectRoot}-bakery/pages`],
  ['in it', join(projectRoot, 'tests/example-site/pages')],
])('takes a folder %s', (_where, pages) => {
  expect(siteFolders(projectRoot, pages).pages).toBe(pages);
});
