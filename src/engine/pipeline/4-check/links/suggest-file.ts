import { lastName } from '../../../../shared/page/route.ts';
import { unescaped } from '../../../../shared/text/unescaped.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { namedWell } from './misnamed-file.ts';
import { withoutDomain } from './own-domain.ts';

/**
 * The file of this site that somebody means who leaves out its folder, names it as on disk (`public/documenten/brochure.pdf`),
 * or writes its capitals, spaces or accents in another way; undefined where none has that name.
 */
export function suggestFile(path: string, { writtenPaths, pictureFiles }: SiteIndex): string | undefined {
  const name = lastName(path);
  if (!/\.\w+$/.test(name)) return undefined;
  const files = [...writtenPaths, ...pictureFiles];
  const plain = plainName(unescaped(name));
  return (
    files.find((file) => lastName(file) === name) ?? files.find((file) => plainName(lastName(file)) === plain)
  );
}

/** The file of this site that a whole address leads to. */
export function ownFile(href: string, site: SiteIndex): string | undefined {
  const path = withoutDomain(href, site);
  return path !== href && path !== undefined && site.pictureFiles.has(path) ? path : undefined;
}

function plainName(name: string): string {
  return namedWell(name).toLowerCase();
}
