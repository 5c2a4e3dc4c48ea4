import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { type PreparedPictures, preparePictures } from '../assets/prepare-pictures.ts';
import {
  drawSocialPictures,
  type WantedPicture,
  wantedPicture,
} from '../assets/social/draw-social-pictures.ts';
import { appOverruns, overrunText } from '../bundle/app-overruns.ts';
import { type Budgets, readBudgets } from '../bundle/budgets.ts';
import { buildApp } from '../bundle/build-app.ts';
import { heavyFiles, pageOverrun } from '../bundle/page-overruns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { builderKey } from '../memo/code-keys.ts';
import { contentHash } from '../memo/content-hash.ts';
import type { ContentKeys } from '../memo/content-keys.ts';
import { pruneCache } from '../memo/prune-cache.ts';
import { cacheFolder, type SiteFolders } from './1-load/site-folders.ts';
import type { ResolvedContent } from './5-resolve/resolve.ts';
import { resolveSite } from './5-resolve/resolve-site.ts';
import type { CompressionLevel } from './7-write/compress.ts';
import { concurrentBuildError } from './7-write/concurrent-build-error.ts';
import { forgetBuiltBefore, readBuiltBefore, sealOf, writeBuiltBefore } from './7-write/manifest.ts';
import { OutputFolder } from './7-write/output-folder.ts';
import { type PageSource, prerender } from './7-write/prerender.ts';
import { type CheckedSite, checkSite, hasErrors } from './check-site.ts';
import { giveBackMemory } from './give-back-memory.ts';
import type { Progress } from './progress.ts';

export interface BuildOptions {
  folders: SiteFolders;
  /** The folder to write. What changed is put in place when the build succeeds, and not before. */
  out: string;
  /** Where the site will stand, without a last slash; default is `siteUrl` of `_site.json`. */
  siteUrl?: string;
  /** Whether to draw a social picture for each page; without them all pages share one. */
  hasSocialPictures?: boolean;
  /** Whether files get compressed forms beside them; default is that they do. */
  isCompressed?: boolean;
  /** Whether everything is made anew, also what did not change. */
  isWhole?: boolean;
  /** `development` keeps React's warnings. */
  mode?: 'production' | 'development';
  /** Default is the project's own. */
  budgets?: Budgets;
  /** What is known already of the contents of files: pages among them that did not change are not read again. */
  contentKeys?: ContentKeys;
  progress: Progress;
}

/** A site that was checked, and built when nothing was wrong. */
export interface BuiltSite extends CheckedSite {
  /** Ties what is noted of the folder to what this build wrote there, see `sealOf`; absent when nothing was built. */
  seal?: string;
}

/** From here on compressing well takes longer than a person wants to wait. */
const manyPages = 500;

/**
 * The way of a page, from `pages/` to `dist/`: load, validate, check, resolve, prerender. What did not change since the
 * previous build of the same folder stays as it is.
 * A site with errors is not built; the caller prints `problems`. Throws when the code of the site does not build.
 */
export async function build(options: BuildOptions): Promise<BuiltSite> {
  const { folders, out, siteUrl, hasSocialPictures = true, isCompressed = true, mode, progress } = options;
  const { root } = folders;
  progress.step("Pagina's controleren");
  const sources = new Map<string, PageSource>();
  const checked = await checkSite(folders, process.cwd(), [], {
    forgetsPages: true,
    isWhole: options.isWhole,
    contentKeys: options.contentKeys,
    onDocument(document, { key }) {
      if (document.kind === 'page') sources.set(document.name, { document, key });
    },
  });
  if (hasErrors(checked.problems)) return checked;
  giveBackMemory();

  const prepared = progress.count('Afbeeldingen maken', checked.pictures.shown.size);
  const pictures = await preparePictures(checked.pictures.shown, folders, prepared.next);
  const content = resolveSite(checked, { pictures: pictures.byPath, hasSocialPictures, siteUrl });
  progress.step('Code bouwen');
  const app = await buildApp({ root, mode });
  const budgets = options.budgets ?? readBudgets(root);
  const overruns = mode === 'development' ? [] : appOverruns(app.weights, budgets);
  if (overruns.length > 0) throw new CouldNotRunError(overrunText(overruns));

  const compression = compressionFor(content.paths.length, isCompressed);
  const maker = contentHash(builderKey(root), compression, mode ?? '', JSON.stringify(budgets.limits));
  const before = options.isWhole ? undefined : await readBuiltBefore(root, out, maker);
  const output = await OutputFolder.create(out, { compression, before: before?.units });
  try {
    await addFiles(output, { checked, folders, pictures, app });
    const pages = progress.count("Pagina's schrijven", content.paths.length);
    const wanted: WantedPicture[] = [];
    const pictureFor = socialPictures(content, { checked, folders, pictures });
    await prerender({
      content,
      sources,
      app,
      output,
      onResolved(resolved) {
        const picture = pictureFor(resolved);
        if (picture) wanted.push(picture);
        return picture?.name;
      },
      onPage: pages.next,
    });
    const drawn = progress.count('Deelafbeeldingen tekenen', wanted.length);
    await drawSocialPictures(wanted, { root, output, onPicture: drawn.next });
    const heavy = await heavyPages(output, sources, budgets);
    if (heavy.length > 0) return { ...checked, problems: [...checked.problems, ...heavy] };
    if (before && before.seal !== sealOf(out)) throw concurrentBuildError(out);
    const seal = before && !output.isChanged ? before.seal : await publish(output, root, out);
    await writeBuiltBefore(root, out, { maker, seal, units: output.units });
    await pruneCache(cacheFolder(root));
    progress.done(`${content.paths.length} pagina's gebouwd`);
    return { ...checked, seal };
  } finally {
    await output.discard();
  }
}

/** Puts the new site in place; while that lasts nothing is known of the folder. Gives the seal of the site. */
async function publish(output: OutputFolder, root: string, out: string): Promise<string> {
  await forgetBuiltBefore(root, out);
  return output.publish();
}

/** The problems of pages that were written just now and are heavier than they may be. */
async function heavyPages(
  output: OutputFolder,
  sources: ReadonlyMap<string, PageSource>,
  { limits }: Budgets,
): Promise<Diagnostic[]> {
  const heavy = heavyFiles(output.sizes, limits);
  return Promise.all(
    heavy.map(async (file) => {
      const source = sources.get(file.route);
      const html = await output.read(file.name.replace(/json$/, 'html'));
      return pageOverrun(file, source?.document.file ?? file.name, html);
    }),
  );
}

function compressionFor(pages: number, isCompressed: boolean): CompressionLevel {
  if (!isCompressed) return 'none';
  return pages > manyPages ? 'quick' : 'full';
}

interface Parts {
  checked: CheckedSite;
  folders: SiteFolders;
  pictures: PreparedPictures;
  app: Awaited<ReturnType<typeof buildApp>>;
}

/** The files that stand in the site as they are: public files, the app, the pictures. */
async function addFiles(output: OutputFolder, { checked, folders, pictures, app }: Parts): Promise<void> {
  for (const path of checked.publicFiles) {
    const content = await readFile(join(folders.public, path));
    const name = path.slice(1);
    await output.make(`public:${name}`, { key: contentHash(content) }, () => ({ [name]: content }));
  }
  await output.copy('app', app.key, app.browserFolder);
  for (const { file, name } of pictures.files) {
    // Its name says what is in it.
    await output.make(name, { key: name }, async () => ({ [name]: await readFile(file) }));
  }
}

/** A function that gives the social picture to draw for a page. */
function socialPictures(
  { siteUrl, site }: ResolvedContent,
  { checked, folders, pictures }: Omit<Parts, 'app'>,
): (...[resolved]: [Parameters<typeof wantedPicture>[0]]) => WantedPicture | undefined {
  const originals = new Map([...pictures.byPath].map(([path, { src }]) => [src, path]));
  return (resolved) =>
    wantedPicture(resolved, { siteUrl, company: site.company }, (src) => {
      const path = originals.get(src);
      const key = path && checked.pictures.shown.get(path)?.key;
      return path === undefined || key === undefined ? undefined : { file: join(folders.public, path), key };
    });
}
