import type { Crumb, Page, ResolvedSite } from '../../../shared/page.ts';
import type { Picture } from '../../../shared/picture.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';
import type { PictureFile } from '../../assets/picture-file.ts';
import type { PreparedPicture } from '../../assets/prepare-pictures.ts';
import type { FieldPath } from '../../json/map-fields.ts';
import { frontMatterOf } from '../1-load/front-matter.ts';
import type { JsonObject, SourceDocument } from '../1-load/source-document.ts';
import { asObject, asPageDocument, asSite } from './checked-value.ts';
import { deriveBlock, linkTo } from './derive-block.ts';
import { readGlossary } from './glossary.ts';
import { inOrder } from './in-order.ts';
import { type PageSummary, PageTree } from './page-tree.ts';
import { type DocumentContext, resolveDocument } from './resolve-document.ts';
import { resolveHead } from './resolve-head.ts';
import { type StructuredData, structuredData } from './structured-data.ts';

export interface ResolveOptions {
  /** Documents without a problem. */
  documents: readonly SourceDocument[];
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

/** A page ready to render, with what the document around it needs. */
export interface ResolvedPage {
  page: Page;
  /** The picture that says what the page is about; for a page without any, absent. */
  illustration?: Picture;
  structuredData: StructuredData[];
  /** Further paths that serve this page. */
  aliases: string[];
  /** Old paths that redirect to it. */
  movedFrom: string[];
}

/** A whole site ready to render; pages are resolved one by one as they are asked for, so none is kept. */
export interface ResolvedContent {
  site: ResolvedSite;
  siteUrl: string;
  paths: string[];
  resolvePage(path: string): ResolvedPage | undefined;
  /**
   * All that pages are resolved with besides their own documents and their relatives, as one text: while it is the same,
   * a page whose document and relatives are the same is the same.
   */
  surroundings(): string;
  /** All that flows into a page from other pages, as their authors wrote it, as one text. */
  relativesOf(path: string): string;
}

/** Derives what can be derived: filled texts, hub cards, breadcrumbs, metadata, structured data. */
export function resolve(options: ResolveOptions): ResolvedContent {
  const { documents, richTextFields, pictures, namedPictures, hasSocialPictures, siteUrl } = options;
  const site = asSite(documents.find(isKind('site'))?.value);
  const siteValues = new Map(Object.entries(site).filter(isText));
  const sharedBlocks = new Map(
    documents.filter(isKind('shared')).map(({ name, value }) => [name, value ?? null]),
  );
  const context: DocumentContext = { siteValues, sharedBlocks, richTextFields, pictures };
  const pages = new Map(documents.filter(isKind('page')).map((document) => [document.name, document]));
  const base = (siteUrl ?? site.siteUrl).replace(/\/$/, '');
  const headContext = { company: site.company, siteUrl: base, namedPictures, hasSocialPictures };
  const family = new PageTree(pages.keys(), (path) =>
    relativeOf(path, shownElsewhere(pages.get(path)), context),
  );
  const shown = new Map<string, string>();
  const shownOf = (path: string): string => {
    const text = shown.get(path) ?? JSON.stringify([path, shownElsewhere(pages.get(path))]);
    shown.set(path, text);
    return text;
  };
  const glossary = readGlossary(documents.find(isKind('glossary'))?.value, siteValues);
  const resolvedSite: ResolvedSite = {
    ...site,
    categories: categoriesOf(site.equipmentMenu.path, family, pages, context).map(linkTo),
  };
  return {
    site: resolvedSite,
    siteUrl: base,
    paths: [...pages.keys()],
    resolvePage(path) {
      const source = pages.get(path);
      if (!source) return undefined;
      const document = asPageDocument(resolveDocument(asObject(source.value), context));
      const page: Page = {
        path,
        head: resolveHead({ ...headContext, metadata: document.metadata, path }),
        breadcrumbs: path === '/' || path === '/404' ? [] : family.ancestorsOf(path).map(crumbOf),
        blocks: document.blocks.map((block) =>
          deriveBlock(block, { children: family.childrenOf(path), glossary }),
        ),
      };
      return {
        page,
        illustration: illustrationOf(document),
        structuredData: structuredData({ page, document, site, siteUrl: base }),
        aliases: document.aliases ?? [],
        movedFrom: document.movedFrom ?? [],
      };
    },
    surroundings: () =>
      JSON.stringify([
        resolvedSite,
        headContext.siteUrl,
        hasSocialPictures,
        ...[sharedBlocks, richTextFields, pictures, namedPictures, glossary].map((each) => [...each]),
      ]),
    relativesOf: (path) => family.pathsAround(path).map(shownOf).join('\n'),
  };
}

/** What an author wrote in a page that other pages may show. */
function shownElsewhere(source: SourceDocument | undefined): JsonObject {
  const head = (source && frontMatterOf(source)) ?? {};
  return { ...picked(head, 'name', 'card'), metadata: picked(asObject(head.metadata), 'title') };
}

/** A page as others see it: from what they may show of it and nothing else, because of that alone they are made anew. */
function relativeOf(path: string, shown: JsonObject, context: DocumentContext): PageSummary {
  const { name, card, metadata } = asPageDocument(resolveDocument({ ...shown, blocks: [] }, context));
  return { path, name: name ?? card?.title ?? metadata.title, card };
}

/** The menu shows the categories as their own page does: those with a card, in the order of its cards. */
function categoriesOf(
  path: string,
  family: PageTree,
  pages: ReadonlyMap<string, SourceDocument>,
  context: DocumentContext,
): PageSummary[] {
  const nearest = family.ancestorsOf(path).at(-1);
  const source = nearest && pages.get(nearest.path);
  const { blocks = [] } = source ? asPageDocument(resolveDocument(asObject(source.value), context)) : {};
  const cards = blocks.find((block) => 'type' in block && block.type === 'page-cards');
  const order = cards && 'order' in cards ? cards.order : undefined;
  return inOrder(family.childrenOf(path), order).filter(({ card }) => card !== undefined);
}

function illustrationOf({ blocks, card }: PageDocument): Picture | undefined {
  const pictures = blocks.flatMap((block) => ('image' in block && block.image ? [block.image] : []));
  return pictures[0] ?? card?.image;
}

function crumbOf({ path, name }: PageSummary): Crumb {
  return { label: path === '/' ? 'Home' : name, path };
}

function picked(object: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (name in object ? [[name, object[name] ?? null]] : [])));
}

function isKind(kind: SourceDocument['kind']) {
  return (document: SourceDocument): boolean => document.kind === kind;
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
