import { isError } from '../../shared/authors/severity.ts';
import { preparePictures } from '../assets/prepare-pictures.ts';
import { requireWithinBudget } from '../bundle/app-overruns.ts';
import { readBudgets } from '../bundle/budgets.ts';
import { buildApp } from '../bundle/build-app.ts';
import { Memo } from '../memo/memo.ts';
import { resolveChecked } from './5-resolve/resolve-checked.ts';
import { documentFrame } from './6-render/document-frame.ts';
import { RenderThread } from './6-render/render-thread.ts';
import { OutputFolder } from './7-write/output-folder.ts';
import { heavyPages } from './7-write/page-budget.ts';
import { pageChanges } from './7-write/page-changes.ts';
import { requirePlace } from './7-write/require-place.ts';
import { writeAssets } from './7-write/write-assets.ts';
import { writeIcons } from './7-write/write-icons.ts';
import { writePages } from './7-write/write-pages.ts';
import { writeSiteFiles } from './7-write/write-site-files.ts';
import { writeSocialPictures } from './7-write/write-social-pictures.ts';
import type { BuildOptions } from './build-options.ts';
import { type CheckedSite, checkSite } from './check-site.ts';

/**
 * Builds `pages/` into `dist/`, incrementally. A site with errors is not built: the caller prints `problems`.
 * @throws when the site's code does not build, or `out` holds something else than a site
 */
export async function buildSite(options: BuildOptions): Promise<CheckedSite> {
  const { folders, out, progress, compression, settledInputs, variables, hasSocialPictures = true } = options;
  requirePlace(out, folders);
  const memo = new Memo(folders);
  const { limits, weights } = options.budgets ?? readBudgets(folders.root);

  // Beside the check, which keeps one processor busy; a site with errors waits neither for it nor for its failure.
  const bundling = buildApp({ ...options, root: folders.root, memo });
  bundling.catch(() => {});
  progress.step("Pagina's controleren");
  const checked = await checkSite(folders, { ...options, memo }); // 1 load, 2 validate, 3 facts, 4 check
  if (checked.problems.some(isError)) return checked;

  const pictures = await preparePictures(checked.pictures.shown, { folder: folders.public, memo, progress });
  const context = resolveChecked(checked, { ...options, hasSocialPictures, pictures: pictures.byPath }); // 5 resolve
  const app = await bundling;
  requireWithinBudget(app, { limits, weights });
  const { pictureFiles: publicFiles, today } = checked.index;
  const { brand } = context.authored;
  const { frame, sheets } = documentFrame({ ...app, brand });
  const renderer = new RenderThread(app, { site: context.site, frame }); // 6 render
  const pages = context.outlines.length;
  const output = await OutputFolder.open(out, { root: folders.root, pages, compression });
  try {
    await Promise.all([
      writeAssets(output, { publicFiles, publicFolder: folders.public, app, pictures, sheets }), // 7 write
      writeIcons(output, brand, { publicFiles, memo }),
    ]);
    const drawn = await writePages(checked.files, context, { output, app, renderer, limits, progress });
    const [heavy] = await Promise.all([
      heavyPages(output, checked.files, limits),
      writeSocialPictures(output, drawn, { publicFolder: folders.public, memo, progress }),
    ]);
    if (heavy.length > 0) return { ...checked, problems: [...checked.problems, ...heavy] };
    const changes = await pageChanges(checked.files, folders.pages);
    await writeSiteFiles(output, context, { ...frame, today, changes });
    // First: on a full disk the previous site stays, as the exit code says.
    await memo.save();
    const inputs = checked.problems.length === 0 ? settledInputs?.() : undefined;
    await output.publish({ inputs, variables });
    progress.done(`${pages} pagina's gebouwd`);
    return checked;
  } finally {
    await renderer.close();
    await output.discard();
  }
}
