import type { Budgets } from '../bundle/budgets.ts';
import type { Progress } from '../progress.ts';
import type { LoadedFiles } from './1-load/load.ts';
import type { SiteFolders } from './1-load/site-folders.ts';

/** What decides how a site is built. */
export interface BuildSettings {
  folders: SiteFolders;
  /** The folder to write. What changed is put in place when the build succeeds, and not before. */
  out: string;
  /** Where the site will stand, without a last slash; default is `siteUrl` of `_site.json`. */
  siteUrl?: string;
  /** Whether to draw a social picture for each page; without them all pages share one. */
  hasSocialPictures?: boolean;
  /** Whether files get compressed forms beside them; default is that they do. */
  isCompressed?: boolean;
  /** `development` keeps React's warnings. */
  mode?: 'production' | 'development';
  /** Default is the project's own. */
  budgets?: Budgets;
}

export interface BuildOptions extends BuildSettings {
  progress: Progress;
  /** The files as they were read; default is that they are read now. */
  loaded?: LoadedFiles;
  /** Hash of all that the site is made from, by which a next build knows that nothing changed. */
  inputs?: string;
}
