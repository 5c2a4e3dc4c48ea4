import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { buildApp } from '../../src/engine/bundle/build-app.ts';
import { sourceFileOf } from '../../src/engine/pipeline/1-load/source-document.ts';
import { documentFrame } from '../../src/engine/pipeline/6-render/document-frame.ts';
import { RenderThread } from '../../src/engine/pipeline/6-render/render-thread.ts';
import { OutputFolder } from '../../src/engine/pipeline/7-write/output-folder.ts';
import { writeAssets } from '../../src/engine/pipeline/7-write/write-assets.ts';
import { writePages } from '../../src/engine/pipeline/7-write/write-pages.ts';
import { writeSiteFiles } from '../../src/engine/pipeline/7-write/write-site-files.ts';
import { today } from '../../src/shared/text/today.ts';
import { blocks, pageOf, resolveWhole, schemas, withSurroundings } from '../contract/contract-site.ts';
import { extremeTexts } from '../contract/extreme-texts.ts';
import { createGenerator } from '../contract/generate-values.ts';
import { projectMemo } from '../project-memo.ts';

/** The folder of the site that shows the limits of every block schema, with React's warnings switched on. */
export const contractFolder = join(projectRoot, '.cache/test-site/contract');

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
  const app = await buildApp({ root: projectRoot, memo: projectMemo, mode: 'development' });
  const documents = withSurroundings([home, ...pages]);
  const { context } = resolveWhole(documents);
  const { frame, sheets } = documentFrame(app);
  const renderer = new RenderThread(app, { site: context.site, frame });
  const output = await OutputFolder.open(contractFolder, { root: projectRoot });
  try {
    const none = { byPath: new Map(), files: new Map() };
    await writeAssets(output, { publicFiles: new Set(), publicFolder: '', app, pictures: none, sheets });
    await writePages(documents.map(sourceFileOf), context, { output, app, renderer });
    await writeSiteFiles(output, context, { ...frame, today: today() });
    await output.publish();
  } finally {
    await renderer.close();
    await output.discard();
  }
}
