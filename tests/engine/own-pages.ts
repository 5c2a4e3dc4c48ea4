import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { eachText } from '../../src/engine/json/each-text.ts';
import type { JsonValue } from '../../src/engine/json/json-value.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { pageResolver } from '../../src/engine/pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../../src/engine/pipeline/5-resolve/resolve-checked.ts';
import { checkSite, documentsOf } from '../../src/engine/pipeline/check-site.ts';
import type { BlockOf, BlockType, Page } from '../../src/shared/page.ts';
import { agreedRoutes } from './content-table.ts';

const folders = siteFolders(projectRoot);
const checked = await checkSite(folders, { workingDirectory: projectRoot });
const context = resolveChecked(checked);
const resolve = pageResolver(checked.files, context);

/** The values and menus of the project's own site. */
export const ownSite = context.site;

/** The project's own pages by route, as the view gets them; the not-found page is left out. */
export const ownPages: ReadonlyMap<string, Page> = new Map(
  context.outlines.flatMap(({ path }) => {
    const page = path === '/404' ? undefined : resolve(path)?.page;
    return page ? [[path, page] as const] : [];
  }),
);

/** The page of a route; throws when there is none. */
export function pageAt(route: string): Page {
  const page = ownPages.get(route);
  if (!page) throw new Error(`There is no page at ${route}.`);
  return page;
}

/** The blocks of one type on the page of a route, in their order. */
export function blocksOf<Type extends BlockType>(route: string, type: Type): BlockOf<Type>[] {
  return pageAt(route).blocks.filter((block): block is BlockOf<Type> => block.type === type);
}

/** The first block of a type on the page of a route; throws when there is none. */
export function blockOf<Type extends BlockType>(route: string, type: Type): BlockOf<Type> {
  const [block] = blocksOf(route, type);
  if (!block) throw new Error(`There is no ${type} at ${route}.`);
  return block;
}

/** Fields whose texts are addresses or names for programs. */
const unread = new Set(
  'type id src href path shared canonical aliases movedFrom equipmentType checkedOn titleLanguage prefixLanguage siteUrl chatUrl email order'.split(
    ' ',
  ),
);

/** One text with its place in the file and the name of its field. */
export interface PlacedText {
  pointer: string;
  key: string;
  text: string;
}

/** Every text that an author wrote in one file to be read, without what comes from shared blocks. */
export interface AuthoredFile {
  /** From the project's folder: `pages/contact.json`. */
  file: string;
  /** The route of a page, the name of another file. */
  name: string;
  kind: string;
  texts: PlacedText[];
}

/** All files of the pages folder with their own texts. */
export const authoredFiles: readonly AuthoredFile[] = documentsOf(checked).map(
  ({ file, name, kind, value }) => ({
    file: join(file),
    name,
    kind,
    texts: value === undefined ? [] : readableTexts(value),
  }),
);

/** Whether a file is one of those that are agreed: all but the pages that authors add. */
export function isAgreed({ kind, name }: AuthoredFile): boolean {
  return kind !== 'page' || name === '/404' || agreedRoutes.includes(name);
}

function readableTexts(value: JsonValue): PlacedText[] {
  const texts: PlacedText[] = [];
  eachText(value, (text, key, place) => {
    if (!unread.has(key)) texts.push({ pointer: place.pointer(), key, text });
  });
  return texts;
}

/** The words of a text without its marks: `**bold**`, `[label](/path)`, `{value}`. */
export function plainWords(text: string): string[] {
  const plain = text.replace(/\]\([^)]*\)/g, ' ').replace(/\{\w+\}/g, ' ');
  return plain.match(/[\p{L}\d][\p{L}\p{M}\d’'.,/-]*/gu) ?? [];
}
