import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CouldNotRunError } from '../shared/could-not-run-error.ts';
import { notFoundRoute, pageAddress } from '../shared/page/route.ts';
import { compressedEndings, compressions } from '../shared/site/compressed-forms.ts';
import { isHiddenFile } from '../shared/site/hidden-file.ts';
import { type HeaderRule, type Redirect, withoutTransportSecurity } from '../shared/site/response-headers.ts';
import { parseHeadersFile, parseRedirectsFile } from './host-files.ts';
import { type SiteFile, siteFile } from './site-file.ts';

/** How a visitor came. */
export type Scheme = 'http' | 'https';

/** The files of a built site; no others are ever sent. */
export interface SiteFolder {
  /** HTML by the address of the page: `/`, `/a/b`. */
  pages: ReadonlyMap<string, SiteFile>;
  /** All other files, by path: `/assets/app.js`, `/a/b.json`. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile | undefined;
  /** By how the visitor came: over plain http they lack what sends a browser to https. */
  headerRules: Readonly<Record<Scheme, readonly HeaderRule[]>>;
  /** By old path. */
  redirects: ReadonlyMap<string, Redirect>;
}

/** Settings of the host (`/_headers`) and hidden files. */
function isPrivate(path: string): boolean {
  return path.startsWith('/_') || isHiddenFile(path);
}

function namesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(paths.map((path) => `/${relative(folder, path).split(sep).join('/')}`));
}

function readOptional(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : '';
}

/** Changes with each build, which writes `_headers` last or swaps the folder. Undefined when there is no built site. */
export function siteIdentity(folder: string): string | undefined {
  const status = statSync(join(folder, '_headers'), { bigint: true, throwIfNoEntry: false });
  return status && `${status.dev}-${status.ino}-${status.mtimeNs}`;
}

/** Lists the files of a built site. Throws a `CouldNotRunError` when the folder holds no built site. */
export function readSiteFolder(folder: string): SiteFolder {
  if (siteIdentity(folder) === undefined) {
    throw new CouldNotRunError(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const names = namesIn(folder);
  const endings = Object.values(compressedEndings);
  const pages = new Map<string, SiteFile>();
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const ending = endings.find((candidate) => name.endsWith(candidate));
    const isCompressedForm = ending !== undefined && names.has(name.slice(0, -ending.length));
    if (isCompressedForm || isPrivate(name)) continue;
    const present = compressions.filter((compression) => names.has(name + compressedEndings[compression]));
    const file = siteFile(join(folder, name), new Set(present));
    if (name.endsWith('.html')) pages.set(pageAddress(name), file);
    else files.set(name, file);
  }
  const https = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const http = https.map((rule) => ({ ...rule, headers: withoutTransportSecurity(rule.headers) }));
  const notFound = pages.get(notFoundRoute);
  pages.delete(notFoundRoute);
  return {
    pages,
    files,
    notFound,
    headerRules: { http, https },
    redirects: parseRedirectsFile(readOptional(join(folder, '_redirects'))),
  };
}
