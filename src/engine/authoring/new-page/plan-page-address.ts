import { newPagePath } from '../../../shared/authors/studio-addresses.ts';
import { addressInWords, parentRoute, parentRoutes } from '../../../shared/page/route.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { routeClash } from '../../pipeline/4-check/rules/route-clash.ts';
import { parentChoices } from './usual-kind.ts';

/** Whose an address already is, in a sentence; undefined when it is free. */
export function ownerInWords(site: SiteIndex, route: string): string | undefined {
  const { routes, aliases, movedFrom } = site;
  const present = routes.get(route);
  if (present) return `De pagina "${route}" bestaat al: ${present.file}.`;
  const owner = routes.get(aliases.get(route) ?? movedFrom.get(route) ?? '');
  if (!owner) return reservedInWords(site, route);
  const field = aliases.has(route) ? 'aliases' : 'movedFrom';
  return `Het adres "${route}" is al van ${owner.file}: het staat daar bij "${field}".`;
}

/** Says that the site needs an address itself, or one above it that has no page, in a sentence; undefined when it does not. */
export function reservedInWords(site: SiteIndex, route: string): string | undefined {
  const [page] = site.pages;
  if (!page) return undefined;
  const wanted = [route, ...parentRoutes(route).filter((parent) => !site.routes.has(parent))];
  const pages = wanted.map((each) => ({ ...page, route: each, aliases: [], movedFrom: [] }));
  const found = routeClash.checkSite({ ...site, pages });
  return found.find(({ document }) => document === page.document)?.message;
}

/** The command that makes a page for others to stand below; the address of the home page names it nothing. */
export function hubCommand(route: string): string {
  return `npm run new-page -- ${route} --kind=hub${route === '/' ? ' --name=Home' : ''}`;
}

/** Says that a page above an address is missing, with the way out in the kit and by a command; undefined when none is. */
export function missingParentRefusal(site: SiteIndex, route: string): string | undefined {
  const missing = parentRoutes(route).find((parent) => !site.routes.has(parent));
  if (missing === undefined) return undefined;
  const command = hubCommand(missing);
  const above = parentRoute(missing);
  const isOffered = parentChoices(site).some((page) => page.route === above);
  const place = above === '/' ? 'direct onder de homepage' : `onder "${above}"`;
  const way = isOffered
    ? `in de kit bij "Nieuwe pagina" (${newPagePath}) ${place} met de naam "${addressInWords(missing)}", of met ${command}`
    : command;
  return `"${route}" hoort onder "${missing}", maar die pagina bestaat niet. Maak die eerst: ${way}`;
}
