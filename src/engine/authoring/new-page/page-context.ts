import { groupBy } from '../../../shared/group-by.ts';
import type { Unchecked, UncheckedObject } from '../../../shared/json/unchecked.ts';
import { mostFrequent } from '../../../shared/most-frequent.ts';
import { pictureEndings } from '../../../shared/page/picture-endings.ts';
import { lastName, parentRoute, parentRoutes } from '../../../shared/page/route.ts';
import type { Link, PageDocument, Site } from '../../../shared/schema-types.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { cardOf, metadataOf } from '../../pipeline/1-load/front-matter.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import type { IndexedPage, SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { startingTexts } from '../../text/starting-texts.ts';
import { type ListPlace, listsWithout } from './list-places.ts';
import type { AuthoredBlock, AuthoredPicture } from './page-facts.ts';

export interface PageContext {
  parent: { route: string; name: string };
  /** Of the link to the parent: as most pages beside it call that. */
  backLabel: string;
  parentHasCards: boolean;
  /** Whether pages beside it have a calculator. */
  sells: boolean;
  /** Lists that name most pages beside it by hand. */
  lists: ListPlace[];
  picture?: AuthoredPicture;
  /** As messages name it. */
  publicFolder: string;
  /** Usual last block here, if any. */
  closing: AuthoredBlock[];
}

/** Collects the context of a new page; `route` must have a parent. */
export function pageContext(site: SiteIndex, route: string): PageContext {
  const above = parentRoute(route) ?? '/';
  const parent = site.pages.find((page) => page.route === above);
  const picture = ownPicture(site, route) ?? pictureAbove(site, route);
  const name = pageName(parent);
  const siblings = childrenOf(site, above);
  const waysBack = siblings.flatMap(({ blocks = [] }) => blocks.flatMap(({ back }) => back ?? []));
  const labels = waysBack.filter(({ href }) => href === above).map(({ label }) => label);
  const lists = listsWithout(route, { beside: siblings.map((page) => page.route), site });
  return {
    parent: { route: above, name },
    backLabel: mostFrequent(labels) ?? `Terug naar ${name}`,
    parentHasCards: parent?.blocks?.some(({ type }) => type === 'page-cards') ?? false,
    sells: sellsIn(site, route),
    lists,
    picture,
    publicFolder: site.publicFolder,
    closing: closingBlock(site, above),
  };
}

/** Whether something is for lease in the part of the site where a route is. */
export function sellsIn({ pages }: SiteIndex, route: string): boolean {
  const part = route.split('/')[1] ?? '';
  return pages.some(
    (page) =>
      page.route.split('/')[1] === part &&
      page.route !== '/' &&
      page.blocks?.some(({ type }) => type === 'equipment-calculator'),
  );
}

/** A page's name in breadcrumbs. */
export function pageName(page: IndexedPage | undefined): string {
  const value = contentOf(page);
  return (
    stringOrEmptyAt(value, 'name') ||
    stringOrEmptyAt(cardOf({ head: value }), 'title') ||
    stringOrEmptyAt(metadataOf({ head: value }), 'title')
  );
}

/** The direct children of a route. */
export function childrenOf(site: SiteIndex, route: string): IndexedPage[] {
  return childrenByParent(site).get(route) ?? [];
}

/** The direct children of each route that has any; home stands below none. */
export function childrenByParent({ pages }: SiteIndex): ReadonlyMap<string | undefined, IndexedPage[]> {
  return groupBy(pages, ({ route }) => parentRoute(route));
}

/** Named after the page. */
function ownPicture({ pictureFiles }: SiteIndex, route: string): AuthoredPicture | undefined {
  const name = lastName(route);
  const src = pictureEndings
    .map((ending) => `/images/${name}.${ending}`)
    .find((file) => pictureFiles.has(file));
  return src === undefined ? undefined : { src, alt: '' };
}

/** The picture of the nearest ancestor. */
export function pictureAbove({ pages }: SiteIndex, route: string): AuthoredPicture | undefined {
  for (const above of parentRoutes(route).reverse()) {
    const value = contentOf(pages.find((page) => page.route === above));
    const holders = [...listAt(value, 'blocks').filter(isObject), objectAt(value, 'card')];
    const image = holders
      .map((holder) => objectAt(holder, 'image'))
      .find((found) => stringOrEmptyAt(found, 'src') !== '');
    if (image) return { src: stringOrEmptyAt(image, 'src'), alt: stringOrEmptyAt(image, 'alt') };
  }
  return undefined;
}

/** As most siblings end, else a call to action. */
function closingBlock(site: SiteIndex, parent: string): AuthoredBlock[] {
  const family = [
    ...childrenOf(site, parent),
    ...site.pages.filter(({ route }) => route === parent && route !== '/'),
  ];
  const usual = mostFrequent(family.flatMap(({ blocks }) => blocks?.at(-1)?.shared ?? []));
  if (usual !== undefined) return [{ shared: usual }];
  const button: UncheckedObject<Link> = objectAt(siteOf(site), 'quoteButton');
  const action = { label: stringOrEmptyAt(button, 'label'), href: stringOrEmptyAt(button, 'href') };
  if (action.label === '' || action.href === '') return [];
  return [
    {
      type: 'call-to-action',
      title: 'Weet je wat je zoekt?',
      text: startingTexts.closing,
      actions: [action],
    },
  ];
}

function siteOf({ siteDocument }: SiteIndex): Unchecked<Site> | undefined {
  return siteDocument && parsedValue(siteDocument);
}

function contentOf(page: IndexedPage | undefined): UncheckedObject<PageDocument> {
  const value = page && parsedValue(page.document);
  return isObject(value) ? value : {};
}
