import { pricedTerms, priceExample } from '../../../shared/calculator/price-example.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Crumb, Page } from '../../../shared/page/page.ts';
import { fixedRoutes } from '../../../shared/page/route.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';
import type { Illustration } from '../../../shared/site/social-picture.ts';
import { examplePrice, openingPrice } from '../3-facts/opening-price.ts';
import { asObject, asPageDocument } from './checked-value.ts';
import { deriveBlock } from './derive-block.ts';
import type { PageSummary } from './page-tree.ts';
import { resolveDocument } from './resolve-document.ts';
import { resolveHead } from './resolve-head.ts';
import type { SiteContext } from './resolve-site.ts';
import { type StructuredData, structuredData } from './structured-data.ts';

/** A page ready to render. */
export interface ResolvedPage {
  page: Page;
  /** The page's main picture. */
  illustration?: Illustration;
  structuredData: StructuredData[];
  aliases: string[];
}

/** A validated page. */
export interface AuthoredPage {
  path: string;
  value: JsonValue | undefined;
}

/** Resolves a page: texts, page cards, breadcrumbs, metadata, structured data. */
export function resolvePage({ path, value }: AuthoredPage, context: SiteContext): ResolvedPage {
  const { authored, siteUrl, settings, tree, glossary, summaryOf } = context;
  const document = asPageDocument(resolveDocument(asObject(value), { ...context, path }));
  const childrenOf = (parent: string): PageSummary[] => tree.childrenOf(parent).map(summaryOf);
  const opening = openingPrice(document.blocks);
  const example = opening && priceExample(opening, { path, settings });
  const price = examplePrice(document.blocks);
  const priced = (months?: readonly number[]) =>
    price === undefined ? {} : { price, terms: pricedTerms(price, { path, settings, months }) };
  const page: Page = {
    path,
    head: resolveHead({ ...context, company: authored.company, metadata: document.metadata, path }),
    breadcrumbs: fixedRoutes.has(path) ? [] : crumbsOf(path, context),
    blocks: document.blocks.map((block) =>
      deriveBlock(block, { example, priced, children: childrenOf(path), childrenOf, glossary }),
    ),
  };
  return {
    page,
    illustration: illustrationOf(document, context),
    structuredData: structuredData({ page, document, site: authored, siteUrl }),
    aliases: document.aliases ?? [],
  };
}

/** The first picture of the blocks, else of the card. */
function illustrationOf(
  { blocks, card }: PageDocument,
  { picturePaths, namedPictures }: SiteContext,
): Illustration | undefined {
  const image =
    blocks.flatMap((block) => ('image' in block && block.image ? [block.image] : []))[0] ?? card?.image;
  const path = image && picturePaths.get(image.src);
  const key = path && namedPictures.get(path)?.key;
  return path && key ? { path, key } : undefined;
}

/** A page that visitors do not see stands in its own breadcrumb only. */
function crumbsOf(path: string, { tree, summaryOf }: SiteContext): Crumb[] {
  const above = tree.ancestorsOf(path).filter((route) => route !== path);
  return [...above, path].map(summaryOf).map(crumbOf);
}

function crumbOf({ path, name }: PageSummary): Crumb {
  return { label: path === '/' ? 'Home' : name, path };
}
