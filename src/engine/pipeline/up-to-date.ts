import { today } from '../../shared/text/today.ts';
import { readBudgets } from '../bundle/budgets.ts';
import { appInputs } from '../bundle/build-app.ts';
import { contentHash } from '../memo/content-hash.ts';
import { engineHash } from '../memo/engine-hash.ts';
import { hashFiles } from '../memo/hash-files.ts';
import { type LoadedFiles, loadFiles } from './1-load/load.ts';
import { readOwnWords } from './1-load/read-own-words.ts';
import { sourceHash } from './1-load/source-hash.ts';
import { isIntact, readManifest, readOrigin } from './7-write/build-manifest.ts';
import { ConcurrentBuildError } from './7-write/concurrent-build-error.ts';
import { lastCommit } from './7-write/last-changes.ts';
import type { BuildOptions, BuildSettings } from './build-options.ts';
import type { CheckedSite } from './check-site.ts';

/** Whether a build would change nothing. */
export async function isUpToDate(settings: BuildSettings): Promise<boolean> {
  return isBuiltFrom(inputsOf(loadPages(settings), inputsBesidePages(settings)), settings);
}

/** Builds a site when stale; undefined when up to date, also by a build beside this one. */
export async function buildWhenStale(options: BuildOptions): Promise<CheckedSite | undefined> {
  try {
    return await buildOnce(options);
  } catch (error) {
    if (!(error instanceof ConcurrentBuildError)) throw error;
    // Such as that of the night beside that of a server that starts: mostly it made the same.
    return buildOnce(options);
  }
}

async function buildOnce(options: BuildOptions): Promise<CheckedSite | undefined> {
  const loaded = loadPages(options);
  const besidePages = inputsBesidePages(options);
  const inputs = inputsOf(loaded, besidePages);
  if (await isBuiltFrom(inputs, options)) return undefined;
  // Lazy: loading the pipeline takes longer than this check.
  const { buildSite } = await import('./pipeline.ts');
  // Pages were read once; what was read of another file that changed meanwhile is not known.
  const settledInputs = () => (inputsBesidePages(options) === besidePages ? inputs : undefined);
  return buildSite({ ...options, loaded, settledInputs });
}

function loadPages({ folders }: BuildSettings): LoadedFiles {
  return loadFiles({ pagesFolder: folders.pages });
}

async function isBuiltFrom(inputs: string, { folders, out }: BuildSettings): Promise<boolean> {
  const origin = await readOrigin(folders.root, out);
  if (origin?.inputs !== inputs) return false;
  const manifest = await readManifest(folders.root, out);
  return manifest !== undefined && isIntact(out, manifest);
}

/** Hash of everything a build reads. */
function inputsOf({ files, problems }: LoadedFiles, besidePages: string): string {
  const pages = files.map((file) => [file.file, sourceHash(file)]);
  return contentHash(besidePages, JSON.stringify([problems, pages]));
}

/** Hash of code, other files than pages, settings and date; from git the days in the sitemap. */
function inputsBesidePages(settings: BuildSettings): string {
  const { folders, siteUrl, hasSocialPictures = true, compression = 'quick', mode } = settings;
  const { root } = folders;
  const budgets = settings.budgets ?? readBudgets(root);
  return contentHash(
    engineHash(root),
    ...appInputs(root, mode),
    hashFiles(root, [folders.schemas, folders.public]),
    lastCommit(folders.pages),
    ...(readOwnWords(folders.pages) ?? []),
    JSON.stringify([siteUrl, hasSocialPictures, compression, budgets, today()]),
  );
}
