import { lastName } from '../../shared/page/route.ts';
import type { SiteIndex } from '../pipeline/3-facts/site-index.ts';
import { closestRoute } from '../pipeline/4-check/links/closest-route.ts';
import { closestName } from '../text/closest-name.ts';
import { typedNames } from './typed-route.ts';

/**
 * The file of a site that somebody probably meant who typed one that is not there: of that name in another folder, of
 * nearly that path, or of the page at that address or a near one.
 * @param known the names of its files in messages
 */
export function likelyFile(
  typed: string,
  { known, site }: { known: ReadonlySet<string>; site: SiteIndex },
): string | undefined {
  const files = [...known];
  const path = typed.replaceAll('\\', '/');
  const address = `/${typedNames(path.replace(`${site.pagesFolder}/`, '/')).join('/')}`;
  return (
    files.find((file) => nameOf(file) === nameOf(path) && nameOf(file) !== 'index') ??
    closestName(path, files) ??
    site.routes.get(closestRoute(site)(address) ?? '')?.file
  );
}

function nameOf(path: string): string {
  return lastName(path.toLowerCase()).replace(/^_|\.json$/g, '');
}
