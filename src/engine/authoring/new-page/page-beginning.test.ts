import { expect, it } from 'vitest';
import { exampleFolder, exampleFolders as folders } from '../../../../tests/example-site.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import { sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { pageBeginning } from './page-beginning.ts';
import { pictureAbove } from './page-context.ts';
import { pageKinds } from './page-facts.ts';
import { planPage } from './plan-page.ts';

const checked = await checkSite(folders, { workingDirectory: exampleFolder });
const site = checked.index;
const route = '/assortiment/brood/speltbrood';

it.each(pageKinds)('knows what a new page of the kind %s began with', (kind) => {
  const { document } = planPage(checked, folders, {
    route,
    name: 'Speltbrood',
    kind,
    features: [],
    types: [],
  });
  const [page] = site.pages;
  if (!page) throw new Error('The example site has no pages.');
  const file = sourceFileOf(document);
  const { texts, picture } = pageBeginning({ ...page, route, document: file }, site);
  expect(parsedValue(file)).toMatchObject({ metadata: { description: expect.toBeOneOf([...texts]) } });
  expect(picture).toBe(pictureAbove(site, route)?.src);
  expect(picture).toMatch(/^\/images\//);
});
