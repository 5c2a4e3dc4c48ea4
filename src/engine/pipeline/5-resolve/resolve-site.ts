import type { ResolvedSite } from '../../../shared/page.ts';
import type { PreparedPicture } from '../../../shared/picture.ts';
import type { Site } from '../../../shared/schema-types.ts';
import type { PictureFile } from '../../assets/picture-file.ts';
import { isObject } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import type { FieldPath } from '../../json/map-fields.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { asPageDocument, asSite } from './checked-value.ts';
import { linkTo } from './derive-block.ts';
import { type Glossary, readGlossary } from './glossary.ts';
import { inOrder } from './in-order.ts';
import type { PageOutline } from './page-outline.ts';
import { type PageSummary, PageTree } from './page-tree.ts';
import { type DocumentContext, resolveDocument } from './resolve-document.ts';

export interface ResolveSiteOptions {
  /** The site values, the glossary and the shared blocks, without a problem. */
  documents: readonly Pick<SourceDocument, 'kind' | 'name' | 'value'>[];
  outlines: readonly PageOutline[];
  richTextFields: ReadonlyMap<string, readonly FieldPath[]>;
  /** What visitors get of each picture, by the site path that authors write. */
  pictures: ReadonlyMap<string, PreparedPicture>;
  /** The author's own files, by site path. */
  namedPictures: ReadonlyMap<string, PictureFile>;
  /** Whether each page has a social picture of its own. */
  hasSocialPictures: boolean;
  /** Where the site stands, without a last slash; default is the site's own `siteUrl`. */
  siteUrl?: string;
}

/** All that pages of a site have in common, and what they may show of each other. */
export interface SiteContext extends DocumentContext {
  /** The site values with the menu, as the view gets them. */
  site: ResolvedSite;
  /** The same as its author wrote them. */
  authored: Site;
  siteUrl: string;
  /** Every page, in the order of the files. */
  outlines: readonly PageOutline[];
  tree: PageTree;
  glossary: Glossary;
  namedPictures: ReadonlyMap<string, PictureFile>;
  hasSocialPictures: boolean;
  /** A page as others see it. */
  summaryOf(path: string): PageSummary;
  /** All that pages are resolved with besides documents of pages, as one text. */
  inputs(): string;
  /** What other pages show on a page, as one text: with the same document, `inputs` and this, the page is the same. */
  dependenciesOf(path: string): string;
}

/** Derives what is the same for all pages: site values, menu, glossary, the tree of pages. */
export function resolveSite(options: ResolveSiteOptions): SiteContext {
  const { documents, outlines, richTextFields, pictures, namedPictures, hasSocialPictures } = options;
  const authored = asSite(documents.find(({ kind }) => kind === 'site')?.value);
  const siteValues = new Map(Object.entries(authored).filter(isText));
  const shared = documents.filter(({ kind }) => kind === 'shared');
  const sharedBlocks = new Map(shared.map(({ name, value }) => [name, value ?? null]));
  const glossary = readGlossary(documents.find(({ kind }) => kind === 'glossary')?.value, siteValues);
  const context: DocumentContext = { siteValues, sharedBlocks, richTextFields, pictures };
  const siteUrl = (options.siteUrl ?? authored.siteUrl).replace(/\/$/, '');

  const byPath = new Map(outlines.map((outline) => [outline.path, outline]));
  const tree = new PageTree(byPath.keys());
  const shownOf = remembered((path) => shownElsewhere(byPath.get(path)?.frontMatter));
  const summaryOf = remembered((path) => summarise(path, shownOf(path), context));
  const shownTextOf = remembered((path) => JSON.stringify([path, shownOf(path)]));

  const hub = byPath.get(tree.ancestorsOf(authored.equipmentMenu.path).at(-1) ?? '');
  const categories = tree.childrenOf(authored.equipmentMenu.path).map(summaryOf);
  const listed = inOrder(categories, hub?.cardOrder).filter(({ card }) => card !== undefined);
  const site: ResolvedSite = { ...authored, categories: listed.map(linkTo) };

  return {
    ...context,
    site,
    authored,
    siteUrl,
    outlines,
    tree,
    glossary,
    namedPictures,
    hasSocialPictures,
    summaryOf,
    inputs: () =>
      JSON.stringify([
        site,
        siteUrl,
        hasSocialPictures,
        ...[sharedBlocks, richTextFields, pictures, namedPictures, glossary].map((each) => [...each]),
      ]),
    dependenciesOf: (path) =>
      [...tree.ancestorsOf(path), ...tree.childrenOf(path)].map(shownTextOf).join('\n'),
  };
}

/** What an author wrote in a page that other pages may show. */
function shownElsewhere(frontMatter: JsonObject = {}): JsonObject {
  const { metadata } = frontMatter;
  return {
    ...picked(frontMatter, 'name', 'card'),
    metadata: isObject(metadata) ? picked(metadata, 'title') : {},
  };
}

function summarise(path: string, shown: JsonObject, context: DocumentContext): PageSummary {
  const { name, card, metadata } = asPageDocument(resolveDocument({ ...shown, blocks: [] }, context));
  return { path, name: name ?? card?.title ?? metadata.title, card };
}

function picked(object: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name): [string, JsonValue][] => (name in object ? [[name, object[name] ?? null]] : [])),
  );
}

function remembered<Result>(make: (path: string) => Result): (path: string) => Result {
  const known = new Map<string, Result>();
  return (path) => {
    const result = known.get(path) ?? make(path);
    known.set(path, result);
    return result;
  };
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
