import type { CompressionLevel } from '../assets/compress.ts';
import type { Budgets } from '../bundle/budgets.ts';
import type { Progress } from '../progress.ts';
import type { LoadedFiles } from './1-load/load.ts';
import type { SiteFolders } from './1-load/site-folders.ts';

export interface BuildSettings {
  folders: SiteFolders;
  /** The output folder, replaced only on success; no symbolic link, which would be replaced by it. */
  out: string;
  /** Without a trailing slash; default is that of `_site.json`. */
  siteUrl?: string;
  /** Whether each page has its own; without, all share one. */
  hasSocialPictures?: boolean;
  /** Of a site that is not large; default is `quick`. */
  compression?: CompressionLevel;
  /** `development` keeps React's warnings. */
  mode?: 'production' | 'development';
  /** Default is the project's. */
  budgets?: Budgets;
}

export interface BuildOptions extends BuildSettings {
  progress: Progress;
  /** Default is to read them now. */
  loaded?: LoadedFiles;
  /** `YYYY-MM-DD`; default is that of Amsterdam. */
  today?: string;
  /** Hash of all inputs, for the up-to-date check; undefined when one has changed since the build began. */
  settledInputs?: () => string | undefined;
  /** The variables of the environment that visitors notice, by name, to compare a later build with. */
  variables?: Readonly<Record<string, string>>;
}
