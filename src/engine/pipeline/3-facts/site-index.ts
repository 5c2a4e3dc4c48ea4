import type { PictureFile } from '../../assets/picture-file.ts';
import { isObject } from '../../json/json-shape.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { DocumentFacts } from './document-facts.ts';
import { type DocumentTexts, type InDocument, noTexts } from './document-texts.ts';
import { fillShared } from './page-blocks.ts';
import type { DocumentWords } from './word-sample.ts';

/** One page file with what it says of itself. */
export interface IndexedPage
  extends Pick<DocumentFacts, 'bytes' | 'isReadable' | 'head' | 'blocks' | 'aliases' | 'movedFrom'> {
  document: SourceFile;
  /** The page's address; two files may have the same one. */
  route: string;
}

export interface IndexOptions {
  /** The site paths of all files in it, as `listPublicFiles` gives them. */
  pictureFiles: ReadonlySet<string>;
  /** The paths of files that every build writes itself. */
  writtenPaths: ReadonlySet<string>;
  /** The folder `schemas/` on disk. */
  schemasFolder: string;
  /** The day it is, as `2027-03-01`. */
  today: string;
}

/** The texts of all documents together. */
type SiteTexts = { [Kind in keyof DocumentTexts]: InDocument<DocumentTexts[Kind][number]>[] };

/** The whole site as the checks see it: who has which address, and what refers to what. */
export interface SiteIndex extends SiteTexts, IndexOptions {
  documents: readonly SourceFile[];
  /** Whether all files are JSON, so that what is not found in them is nowhere. */
  isReadable: boolean;
  /** The words in the blocks of pages and in shared blocks; ask `wordsOf`. */
  words: ReadonlyMap<SourceFile, DocumentWords>;
  /** What stands at `$schema`, in the documents that have it. */
  schemaPaths: ReadonlyMap<SourceFile, string>;
  /** The folder of the pages as a person would type it, such as `pages`. */
  pagesFolder: string;
  pages: readonly IndexedPage[];
  /** By address; of two files with one address the first. A file that is no JSON counts too. */
  routes: ReadonlyMap<string, SourceFile>;
  /** Further address → the page's own address. */
  aliases: ReadonlyMap<string, string>;
  /** Old address → the page's own address. */
  movedFrom: ReadonlyMap<string, string>;
  /** The anchors of a page; a page whose anchors nobody can know for certain is absent. */
  anchorsByRoute: ReadonlyMap<string, ReadonlySet<string>>;
  sharedBlocks: ReadonlyMap<string, SourceFile>;
  /** The texts of `_site.json` by their name; undefined when that file is missing or unreadable. */
  siteValues: ReadonlyMap<string, string> | undefined;
  /** What is inside the named pictures, by site path; empty until somebody has looked. */
  inspectedPictures: ReadonlyMap<string, PictureFile>;
  /** `_glossary.json`, where there is one. */
  glossary: SourceFile | undefined;
}

/** Puts together, document by document, what the checks ask. */
export class SiteIndexer {
  readonly #options: IndexOptions;
  readonly #documents: SourceFile[] = [];
  readonly #pages: IndexedPage[] = [];
  readonly #schemaPaths = new Map<SourceFile, string>();
  readonly #words = new Map<SourceFile, DocumentWords>();
  readonly #texts: SiteTexts = noTexts();
  #isReadable = true;

  constructor(options: IndexOptions) {
    this.#options = options;
  }

  /** Adds a document; the content of a page is not asked for again, but by the few checks that look closer. */
  add(document: SourceFile, facts: DocumentFacts): void {
    const { kind, name: route } = document;
    const { schemaPath, words, texts, ...page } = facts;
    this.#documents.push(document);
    if (kind === 'page') this.#pages.push({ document, route, ...page });
    if (!facts.isReadable) this.#isReadable = false;
    if (schemaPath !== undefined) this.#schemaPaths.set(document, schemaPath);
    if (words.count > 0) this.#words.set(document, words);
    addTexts(this.#texts, document, texts);
  }

  /** The site of the documents so far. */
  finish(): SiteIndex {
    const documents = this.#documents;
    const sharedBlocks = byName(documents.filter(({ kind }) => kind === 'shared'));
    const pages = this.#pages;
    for (const { blocks = [] } of pages) fillShared(blocks, sharedBlocks);
    return {
      ...this.#options,
      ...this.#texts,
      words: this.#words,
      documents,
      isReadable: this.#isReadable,
      schemaPaths: this.#schemaPaths,
      pagesFolder: pagesFolderOf(documents),
      pages,
      routes: byName(pages.map(({ document }) => document)),
      aliases: new Map(pages.flatMap(({ route, aliases }) => aliases.map(({ path }) => [path, route]))),
      movedFrom: new Map(pages.flatMap(({ route, movedFrom }) => movedFrom.map(({ path }) => [path, route]))),
      anchorsByRoute: anchorsByRoute(pages),
      sharedBlocks,
      siteValues: siteValuesOf(documents.find(({ kind }) => kind === 'site')),
      inspectedPictures: new Map(),
      glossary: documents.find(({ kind }) => kind === 'glossary'),
    };
  }
}

/** The index of a site, from its files and what each says. */
export function indexSite(
  files: readonly { file: SourceFile; facts: DocumentFacts }[],
  options: IndexOptions,
): SiteIndex {
  const indexer = new SiteIndexer(options);
  for (const { file, facts } of files) indexer.add(file, facts);
  return indexer.finish();
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
    anchors.set(route, new Set(blocks.flatMap(({ id }) => (id === undefined ? [] : [id]))));
  }
  return anchors;
}

function siteValuesOf(site: SourceFile | undefined): Map<string, string> | undefined {
  const value = site && parsedValue(site);
  if (!isObject(value)) return undefined;
  const texts = Object.entries(value).filter(([name]) => !name.startsWith('$'));
  return new Map(texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Every document knows its own path and its name, so the folder is what is left of one when the other is taken off. */
function pagesFolderOf(documents: readonly SourceFile[]): string {
  const page = documents.find(({ kind }) => kind === 'page');
  if (page) {
    const stem = page.file.replace(/\/index\.json$|\.json$/, '');
    return page.name === '/' ? stem : stem.slice(0, -page.name.length);
  }
  const other = documents[0];
  return other ? other.file.replace(/(?:\/_shared)?\/[^/]*$/, '') : 'pages';
}

function addTexts(all: SiteTexts, document: SourceFile, texts: DocumentTexts): void {
  for (const each of texts.links) all.links.push({ document, ...each });
  for (const each of texts.pictures) all.pictures.push({ document, ...each });
  for (const each of texts.siteValueUses) all.siteValueUses.push({ document, ...each });
  for (const each of texts.termUses) all.termUses.push({ document, ...each });
}
