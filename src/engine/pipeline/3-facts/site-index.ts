import {
  defaultLeaseSettings,
  type LeaseSettings,
  leaseSettings,
} from '../../../shared/lease/lease-settings.ts';
import { namesOf } from '../../../shared/names-of.ts';
import { publicationOf, type Unpublished, unpublishedOn } from '../../../shared/page/publication.ts';
import type { PictureFile } from '../../assets/picture-file.ts';
import { isObject } from '../../json/json-shape.ts';
import { kebabOf } from '../../text/kebab.ts';
import { siteValuesOf } from '../../text/site-values.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentSpelling } from './document-spelling.ts';
import { type DocumentTexts, type InDocument, noTexts } from './document-texts.ts';
import { isAboutPrice, shownOpeningPrice } from './opening-price.ts';
import { withShared } from './page-blocks.ts';
import type { DocumentWords } from './word-sample.ts';

/** The facts of a page. */
export interface IndexedPage
  extends Pick<
    DocumentFacts,
    | 'bytes'
    | 'isReadable'
    | 'head'
    | 'blocks'
    | 'openingPrice'
    | 'ownTextKeys'
    | 'aliases'
    | 'movedFrom'
    | 'sentences'
  > {
  document: SourceFile;
  /** Not unique: files may clash. */
  route: string;
  /** Why visitors do not see it today. */
  unpublished?: Unpublished;
}

export interface IndexOptions {
  /** The `files` of `listPublicFiles`. */
  pictureFiles: ReadonlySet<string>;
  /** Site paths of generated files. */
  writtenPaths: ReadonlySet<string>;
  schemasFolder: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** As messages name the folder of pages. */
  pagesFolder: string;
  /** As messages name the folder of public files. */
  publicFolder: string;
  /** Whether no version of a file is known yet, by absolute path; asked when pages say the same, and once for the editor. */
  isNew?: (absoluteFile: string) => boolean;
  /** In lower case: words that authors added to those of the dictionary; without, which are unknown is not known either. */
  ownWords?: ReadonlySet<string>;
  /** The word of the dictionary that an unknown one may mean. */
  nearWord?: (word: string) => string | undefined;
}

type SiteTexts = { [Kind in keyof DocumentTexts]: InDocument<DocumentTexts[Kind][number]>[] };

/** The site as rules see it. */
export interface SiteIndex extends SiteTexts, IndexOptions {
  documents: readonly SourceFile[];
  /** Whether all files parsed, so that what is not found is absent. */
  isReadable: boolean;
  /** Read with `wordsOf`. */
  words: ReadonlyMap<SourceFile, DocumentWords>;
  /** Of documents that were looked up in a dictionary. */
  spelling: ReadonlyMap<SourceFile, DocumentSpelling>;
  /** The values of `$schema`. */
  schemaPaths: ReadonlyMap<SourceFile, string>;
  pages: readonly IndexedPage[];
  /** By address, the first of duplicates; unparsable files included. */
  routes: ReadonlyMap<string, SourceFile>;
  /** Alias → route; none that is the address of a page itself. */
  aliases: ReadonlyMap<string, string>;
  /** Old address → route; none that is the address of a page itself. */
  movedFrom: ReadonlyMap<string, string>;
  /** A page with an unreadable block is absent. */
  anchorsByRoute: ReadonlyMap<string, ReadonlySet<string>>;
  sharedBlocks: ReadonlyMap<string, SourceFile>;
  /** Undefined when `_site.json` is missing or unreadable. */
  siteValues: ReadonlyMap<string, string> | undefined;
  leaseSettings: LeaseSettings;
  /** By site path; filled in after inspection. */
  inspectedPictures: ReadonlyMap<string, PictureFile>;
  siteDocument: SourceFile | undefined;
  glossary: SourceFile | undefined;
}

/** Indexes a site. */
export function indexSite(
  files: readonly { file: SourceFile; facts: DocumentFacts }[],
  options: IndexOptions,
): SiteIndex {
  const documents = files.map(({ file }) => file);
  const sharedBlocks = byName(documents.filter(({ kind }) => kind === 'shared'));
  const pages: IndexedPage[] = [];
  const schemaPaths = new Map<SourceFile, string>();
  const words = new Map<SourceFile, DocumentWords>();
  const spelling = new Map<SourceFile, DocumentSpelling>();
  const texts: SiteTexts = noTexts();
  for (const { file, facts } of files) {
    if (file.kind === 'page') pages.push(indexedPage(file, facts, { today: options.today, sharedBlocks }));
    if (facts.schemaPath !== undefined) schemaPaths.set(file, facts.schemaPath);
    if (facts.words.count > 0) words.set(file, facts.words);
    if (facts.spelling !== undefined) spelling.set(file, facts.spelling);
    addTexts(texts, file, facts.texts);
  }
  const routes = byName(pages.map(({ document }) => document));
  const furtherRoutes = (field: 'aliases' | 'movedFrom'): Map<string, string> => {
    const claims = pages.flatMap((page) =>
      page[field].map(({ path }): [string, string] => [path, page.route]),
    );
    return new Map(claims.filter(([path]) => !routes.has(path)));
  };
  const siteDocument = documents.find(({ kind }) => kind === 'site');
  const siteValue = siteDocument && parsedValue(siteDocument);
  return {
    ...options,
    ...texts,
    words,
    spelling,
    documents,
    isReadable: files.every(({ facts }) => facts.isReadable),
    schemaPaths,
    pages,
    routes,
    aliases: furtherRoutes('aliases'),
    movedFrom: furtherRoutes('movedFrom'),
    anchorsByRoute: anchorsByRoute(pages),
    sharedBlocks,
    siteValues: isObject(siteValue) ? siteValuesOf(siteValue) : undefined,
    leaseSettings: isObject(siteValue) ? leaseSettings(siteValue) : defaultLeaseSettings,
    inspectedPictures: new Map(),
    siteDocument,
    glossary: documents.find(({ kind }) => kind === 'glossary'),
  };
}

/** With the facts that rules read by page; the others stand by document. */
function indexedPage(
  document: SourceFile,
  { schemaPath, words, texts, spelling, ...page }: DocumentFacts,
  { today, sharedBlocks }: Pick<SiteIndex, 'today' | 'sharedBlocks'>,
): IndexedPage {
  const unpublished = unpublishedOn(today, publicationOf(page.head));
  const blocks = page.blocks && withShared(page.blocks, sharedBlocks);
  const sharesPrice = blocks?.some(({ shared, type }) => shared !== undefined && isAboutPrice(type));
  const openingPrice = sharesPrice ? shownOpeningPrice(document, sharedBlocks) : page.openingPrice;
  return { document, route: document.name, ...page, blocks, openingPrice, unpublished };
}

function byName(documents: readonly SourceFile[]): Map<string, SourceFile> {
  const found = new Map<string, SourceFile>();
  for (const document of documents) if (!found.has(document.name)) found.set(document.name, document);
  return found;
}

function anchorsByRoute(pages: readonly IndexedPage[]): Map<string, ReadonlySet<string>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const { route, blocks } of pages) {
    if (anchors.has(route) || blocks === undefined || blocks.some(({ type }) => type === undefined)) continue;
    anchors.set(route, new Set(blocks.flatMap(({ id }) => (id === undefined ? [] : meantAnchor(id)))));
  }
  return anchors;
}

/** Of an `id` that can be none, what the schema asks to write. */
export function meantAnchor(id: string): string {
  return /^[a-z][a-z0-9-]*$/.test(id) ? id : kebabOf(id) || id;
}

const textKinds = namesOf(noTexts());

function addTexts(all: SiteTexts, document: SourceFile, texts: DocumentTexts): void {
  for (const kind of textKinds) addKind(all, texts, { kind, document });
}

function addKind<Kind extends keyof DocumentTexts>(
  all: Pick<SiteTexts, Kind>,
  texts: Pick<DocumentTexts, Kind>,
  { kind, document }: { kind: Kind; document: SourceFile },
): void {
  for (const each of texts[kind]) all[kind].push({ document, ...each });
}

/** The path in the folder of pages of a file as messages name it. */
export function pathInPages(file: string, { pagesFolder }: Pick<SiteIndex, 'pagesFolder'>): string {
  return file.slice(pagesFolder.length + 1);
}
