import { projectRoot } from '../../scripts/project-root.ts';
import { buildApp } from '../../src/engine/bundle/build-app.ts';
import { type SourceDocument, sourceFileOf } from '../../src/engine/pipeline/1-load/source-document.ts';
import type { SiteContext } from '../../src/engine/pipeline/5-resolve/resolve-site.ts';
import { documentFrame } from '../../src/engine/pipeline/6-render/document-frame.ts';
import { RenderThread } from '../../src/engine/pipeline/6-render/render-thread.ts';
import { OutputFolder } from '../../src/engine/pipeline/7-write/output-folder.ts';
import { writeAssets } from '../../src/engine/pipeline/7-write/write-assets.ts';
import { writePages } from '../../src/engine/pipeline/7-write/write-pages.ts';
import { writeSiteFiles } from '../../src/engine/pipeline/7-write/write-site-files.ts';
import { today } from '../../src/shared/text/today.ts';
import { projectMemo } from '../project-memo.ts';

interface TestSite {
  documents: readonly SourceDocument[];
  context: SiteContext;
  publicFiles: ReadonlySet<string>;
  publicFolder: string;
}

/** Writes a site into a folder, with React's warnings switched on. */
export async function writeTestSite(folder: string, site: TestSite): Promise<void> {
  const { documents, context, publicFiles, publicFolder } = site;
  const app = await buildApp({ root: projectRoot, memo: projectMemo, mode: 'development' });
  const { frame, sheets } = documentFrame(app);
  const renderer = new RenderThread(app, { site: context.site, frame });
  const output = await OutputFolder.open(folder, { root: projectRoot });
  try {
    const none = { byPath: new Map(), files: new Map() };
    await writeAssets(output, { publicFiles, publicFolder, app, pictures: none, sheets });
    await writePages(documents.map(sourceFileOf), context, { output, app, renderer });
    await writeSiteFiles(output, context, { ...frame, today: today() });
    await output.publish();
  } finally {
    await renderer.close();
    await output.discard();
  }
}
