import { priceExample } from '../../../shared/calculator/price-example.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { type LeaseSettings, leaseSettings, ownSettings } from '../../../shared/lease/lease-settings.ts';
import { memoized } from '../../../shared/memoized.ts';
import type { ResolvedSite } from '../../../shared/page/page.ts';
import type { Site } from '../../../shared/schema-types.ts';
import type { PictureFile } from '../../assets/picture-file.ts';
import { isObject } from '../../json/json-shape.ts';
import { fillSiteValues } from '../../text/fill-site-values.ts';
import { siteValuesOf } from '../../text/site-values.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { asObject, asPageDocument, asSite } from './checked-value.ts';
import { type Glossary, readGlossary } from './glossary.ts';
import { inOrder, linkTo } from './hub-cards.ts';
import type { PageOutline } from './page-outline.ts';
import { type PageSummary, PageTree } from './page-tree.ts';
import { type DocumentContext, resolveDocument } from './resolve-document.ts';

interface ResolveSiteOptions
  extends Pick<
    SiteContext,
    'outlines' | 'richTextFields' | 'pictures' | 'namedPictures' | 'hasSocialPictures' | 'hasOneForAll'
  > {
  /** Validated documents other than pages. */
  documents: readonly Pick<SourceDocument, 'kind' | 'name' | 'value'>[];
  /** Without a trailing slash; default is that of `_site.json`. */
  siteUrl?: string;
}

/** What all pages share. */
export interface SiteContext extends DocumentContext {
  /** Site values and menu for the view. */
  site: ResolvedSite;
  /** As written. */
  authored: Site;
  siteUrl: string;
  settings: LeaseSettings;
  /** The pages that visitors see, in file order. */
  outlines: readonly PageOutline[];
  /** The pages that they saw before. */
  ended: readonly PageOutline[];
  tree: PageTree;
  glossary: Glossary;
  /** Source files by site path. */
  namedPictures: ReadonlyMap<string, PictureFile>;
  /** Site path by the address of what was prepared. */
  picturePaths: ReadonlyMap<string, string>;
  /** Whether one is drawn for each page. */
  hasSocialPictures: boolean;
  /** Whether the site has a social picture of all pages; default is false. */
  hasOneForAll?: boolean;
  summaryOf(path: string): PageSummary;
  /** Cache key of everything shared that a page depends on. */
  inputs(): string;
  /** Cache key of the other pages that a page depends on. */
  dependenciesOf(path: string): string;
}

/** Resolves site values, menu, glossary and page tree. */
export function resolveSite(options: ResolveSiteOptions): SiteContext {
  const { documents, outlines, richTextFields, pictures, namedPictures } = options;
  const { hasSocialPictures, hasOneForAll } = options;
  const written = asObject(documents.find(({ kind }) => kind === 'site')?.value);
  const authored = asSite(written);
  const settings = leaseSettings(authored);
  const siteValues = siteValuesOf(authored);
  const shared = documents.filter(({ kind }) => kind === 'shared');
  const sharedBlocks = new Map(shared.map(({ name, value }) => [name, value ?? null]));
  const glossary = readGlossary(documents.find(({ kind }) => kind === 'glossary')?.value, siteValues);
  const context: DocumentContext = { siteValues, sharedBlocks, richTextFields, pictures };
  const siteUrl = options.siteUrl ?? authored.siteUrl;

  const byPath = new Map(outlines.map((outline) => [outline.path, outline]));
  const [shown, hidden] = [outlines.filter(isPublic), outlines.filter((outline) => !isPublic(outline))];
  const tree = new PageTree(shown.map(({ path }) => path));
  const shownOf = memoized((path: string) => shownElsewhere(byPath.get(path)?.frontMatter));
  const openingPriceOf = (path: string) => byPath.get(path)?.openingPrice;
  const summaryOf = memoized((path: string) => {
    const opening = openingPriceOf(path);
    const example = opening && priceExample(opening, { path, settings });
    return { ...summarise(path, shownOf(path), context), example };
  });
  const shownTextOf = memoized((path: string) => JSON.stringify([path, shownOf(path), openingPriceOf(path)]));

  const hub = byPath.get(tree.ancestorsOf(authored.equipmentMenu.path).at(-1) ?? '');
  const categories = tree.childrenOf(authored.equipmentMenu.path).map(summaryOf);
  const listed = inOrder(categories, hub?.cardOrder).filter(({ card }) => card !== undefined);
  const {
    $schema: _schema,
    services: _services,
    brand,
    equipmentMenu: menu,
    calculator: _calculator,
    ...values
  } = asSite(fillSiteValues(written, siteValues));
  const site: ResolvedSite = {
    ...values,
    // As written: screens and mails fill in the rate.
    calculator: authored.calculator && ownSettings(authored.calculator),
    mark: brand?.mark,
    menu,
    categories: listed.map(linkTo),
  };

  return {
    ...context,
    site,
    authored,
    siteUrl,
    settings,
    outlines: shown,
    ended: hidden.filter(({ unpublished }) => unpublished === 'ended'),
    tree,
    glossary,
    namedPictures,
    picturePaths: new Map(Array.from(pictures, ([path, { src }]) => [src, path])),
    hasSocialPictures,
    hasOneForAll,
    summaryOf,
    inputs: () =>
      JSON.stringify([
        authored,
        site.categories,
        siteUrl,
        hasSocialPictures,
        hasOneForAll,
        ...[sharedBlocks, richTextFields, pictures, namedPictures, glossary].map((each) => [...each]),
      ]),
    dependenciesOf: (path) => {
      const children = tree.childrenOf(path);
      const below = children.flatMap((child) => tree.childrenOf(child));
      return [...tree.ancestorsOf(path), ...children, ...below].map(shownTextOf).join('\n');
    },
  };
}

function shownElsewhere(frontMatter: JsonObject = {}): JsonObject {
  const { metadata } = frontMatter;
  return {
    ...pick(frontMatter, 'name', 'card'),
    metadata: isObject(metadata) ? pick(metadata, 'title') : {},
  };
}

function summarise(path: string, shown: JsonObject, context: DocumentContext): PageSummary {
  const { name, card, metadata } = asPageDocument(resolveDocument({ ...shown, blocks: [] }, context));
  return { path, name: name ?? card?.title ?? metadata.title, card };
}

function pick(object: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name): [string, JsonValue][] => (name in object ? [[name, object[name] ?? null]] : [])),
  );
}

function isPublic({ unpublished }: PageOutline): boolean {
  return unpublished === undefined;
}
