import { basename } from 'node:path';
import { forEachConcurrent } from '../../shared/for-each-concurrent.ts';
import { compressedAtOnce } from '../assets/compress.ts';
import { preparePictures } from '../assets/prepare-pictures.ts';
import { type Limits, readBudgets } from '../bundle/budgets.ts';
import { buildApp } from '../bundle/build-app.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../memo/content-hash.ts';
import { Memo } from '../memo/memo.ts';
import type { Progress } from '../progress.ts';
import { parsedValue } from './1-load/parse-document.ts';
import { sourceHash } from './1-load/source-hash.ts';
import { resolveChecked } from './5-resolve/resolve-checked.ts';
import { resolvePage } from './5-resolve/resolve-page.ts';
import { documentFrame } from './6-render/document-frame.ts';
import { RenderThread } from './6-render/render-thread.ts';
import { pageOverrun } from './7-write/page-budget.ts';
import { ownFiles } from './7-write/write-pages.ts';
import type { BuildSettings } from './build-options.ts';
import type { CheckedSite } from './check-site.ts';

/** Above this, rendering all pages takes longer than who checks will wait; the build weighs them. */
export const maxWeighedPages = 500;

interface WeighOptions extends Pick<BuildSettings, 'folders' | 'siteUrl' | 'hasSocialPictures'> {
  progress: Progress;
  /** Which files to weigh; default is all. */
  isAsked?: (file: string) => boolean;
  /** Default is the project's. */
  limits?: Limits;
}

/**
 * The problems of pages over their budget, as a build of a site without errors would report them. Renders and compresses
 * what changed since it was weighed last; bundles the app unless it stands in the cache.
 */
export async function weighPages(checked: CheckedSite, options: WeighOptions): Promise<Diagnostic[]> {
  const { folders, progress, siteUrl, hasSocialPictures = true, isAsked = () => true } = options;
  const limits = options.limits ?? readBudgets(folders.root).limits;
  const pages = checked.files.filter(({ kind, file }) => kind === 'page' && isAsked(file));
  if (pages.length > maxWeighedPages) return [];
  const memo = new Memo(folders);
  const pictures = await preparePictures(checked.pictures.shown, { folder: folders.public, memo, progress });
  progress.step('Code bouwen, alleen de eerste keer');
  const app = await buildApp({ root: folders.root, memo });
  const context = resolveChecked(checked, { siteUrl, hasSocialPictures, pictures: pictures.byPath });
  const { frame } = documentFrame({ ...app, brand: context.authored.brand });
  const renderer = new RenderThread(app, { site: context.site, frame });
  const common = contentHash(basename(app.folder), context.inputs(), JSON.stringify(limits));
  const { next } = progress.count("Pagina's wegen", pages.length);
  const found = new Map<string, Diagnostic[]>();
  try {
    await forEachConcurrent(pages, compressedAtOnce, async (file) => {
      const inputs = [common, file.file, sourceHash(file), context.dependenciesOf(file.name)];
      const problems = await memo.value('weight', inputs, async () => {
        const resolved = resolvePage({ path: file.name, value: parsedValue(file) }, context);
        const made = Object.entries(await ownFiles(resolved, { renderer, app }));
        const overruns = made.map(([name, content]) => pageOverrun(file, { name, content }, limits));
        return (await Promise.all(overruns)).filter((problem) => problem !== undefined);
      });
      found.set(file.file, problems);
      next();
    });
    await memo.save();
  } finally {
    await renderer.close();
    progress.clear();
  }
  return pages.flatMap(({ file }) => found.get(file) ?? []);
}
