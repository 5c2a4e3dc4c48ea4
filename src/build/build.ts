import { access, readFile } from 'node:fs/promises';
import { buildApp } from './app/build-app.ts';
import { type CheckedSite, checkSite, hasErrors } from './check-site.ts';
import { preparePictures } from './picture/prepare-pictures.ts';
import { OutputFolder } from './prerender/output-folder.ts';
import { prerender } from './prerender/prerender.ts';
import type { Progress } from './progress.ts';
import { resolveSite } from './resolve-site.ts';
import type { SiteFolders } from './site-folders.ts';
import { drawSocialPictures } from './social/draw-social-pictures.ts';

export interface BuildOptions {
  folders: SiteFolders;
  /** The folder to write, replaced as a whole when the build succeeds. */
  out: string;
  /** Where the site will stand, without a last slash; default is `siteUrl` of `_site.json`. */
  siteUrl?: string;
  /** Whether to draw a social picture for each page; without them all pages share one. */
  hasSocialPictures?: boolean;
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
export async function build(options: BuildOptions): Promise<CheckedSite> {
  const { folders, out, siteUrl, hasSocialPictures = true, mode, progress } = options;
  progress.step("Pagina's controleren");
  const checked = await checkSite(folders);
  if (hasErrors(checked.problems)) return checked;

  const prepared = progress.count('Afbeeldingen maken', checked.pictures.shown.size);
  const pictures = await preparePictures(checked.pictures.shown, folders, prepared.next);
  const content = resolveSite(checked, { pictures: pictures.byPath, hasSocialPictures, siteUrl });
  progress.step('Code bouwen');
  const app = await buildApp({ root: folders.root, mode });

  const effort = content.paths.length > manyPages ? 'quick' : 'thorough';
  const output = await OutputFolder.create(out, effort);
  try {
    if (await exists(folders.public)) await output.copyAndCompress(folders.public);
    await output.copy(app.browserFolder);
    for (const { file, name } of pictures.files) await output.write(name, await readFile(file));
    const pages = progress.count("Pagina's schrijven", content.paths.length);
    await prerender({ content, app, output, onPage: pages.next });
    if (hasSocialPictures) {
      const drawn = progress.count('Deelafbeeldingen tekenen', content.paths.length);
      await drawSocialPictures({ content, checked, pictures, folders, output, onPage: drawn.next });
    }
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
