import { access } from 'node:fs/promises';
import { buildApp } from './app/build-app.ts';
import { type CheckedSite, checkSite, hasErrors } from './check-site.ts';
import { OutputFolder } from './prerender/output-folder.ts';
import { prerender } from './prerender/prerender.ts';
import type { Progress } from './progress.ts';
import { resolveSite } from './resolve-site.ts';
import type { SiteFolders } from './site-folders.ts';

export interface BuildOptions {
  folders: SiteFolders;
  /** The folder to write, replaced as a whole when the build succeeds. */
  out: string;
  /** Where the site will stand, without a last slash; default is `siteUrl` of `_site.json`. */
  siteUrl?: string;
  /** `development` keeps React's warnings. */
  mode?: 'production' | 'development';
  progress: Progress;
}

/** From here on compressing well takes longer than a person wants to wait. */
const manyPages = 500;

/**
 * The way of a page, from `pages/` to `dist/`: load, validate, check, resolve, prerender.
 * A site with errors is not built; the caller prints `problems`. Throws when the code of the site does not build.
 */
export async function build({ folders, out, siteUrl, mode, progress }: BuildOptions): Promise<CheckedSite> {
  progress.step("Pagina's controleren");
  const checked = await checkSite(folders);
  if (hasErrors(checked.problems)) return checked;

  const content = await resolveSite(checked, folders, siteUrl);
  progress.step('Code bouwen');
  const app = await buildApp({ root: folders.root, mode });

  const effort = content.paths.length > manyPages ? 'quick' : 'thorough';
  const output = await OutputFolder.create(out, effort);
  try {
    if (await exists(folders.public)) await output.copyAndCompress(folders.public);
    await output.copy(app.browserFolder);
    const pages = progress.count("Pagina's schrijven", content.paths.length);
    await prerender({ content, app, output, onPage: pages.next });
    await output.publish();
  } catch (error) {
    await output.discard();
    throw error;
  }
  progress.done(`${content.paths.length} pagina's gebouwd`);
  return checked;
}

async function exists(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}
