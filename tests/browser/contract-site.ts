import { blocks, pageOf, resolveWhole, schemas, withSurroundings } from '../contract/contract-site.ts';
import { extremeTexts } from '../contract/extreme-texts.ts';
import { createGenerator } from '../contract/generate-values.ts';
import { testSiteFolder } from './test-sites.ts';
import { writeTestSite } from './write-test-site.ts';

/** Longer lists take time and show nothing new. */
const maxListLength = 5;
const fullOf = (words?: string) => {
  const { largest } = createGenerator(schemas, { words, maxListLength });
  return blocks.map(([, schema]) => largest(schema));
};
const { smallest } = createGenerator(schemas);
const extremes = ['longWord', 'markup', 'emoji', 'rightToLeft'] as const;
const pages = [
  pageOf('/smallest', ...blocks.map(([, schema]) => smallest(schema))),
  pageOf('/largest', ...fullOf()),
  ...extremes.map((name) => pageOf(`/${name}`, ...fullOf(extremeTexts[name]))),
];
const links = pages.map(({ name }) => ({ label: name, href: name }));
const home = pageOf('/', { type: 'link-list', title: 'Alle', items: links });

/** The addresses of the pages, each with one block of every type. */
export const contractRoutes: readonly string[] = pages.map(({ name }) => name);

/** Writes the site: home links to a page with the smallest blocks, one with the largest, and one per extreme text. */
export async function buildContractSite(): Promise<void> {
  const documents = withSurroundings([home, ...pages]);
  const { context } = resolveWhole(documents);
  await writeTestSite(testSiteFolder('contract'), {
    documents,
    context,
    publicFiles: new Set(),
    publicFolder: '',
  });
}
