import { isObject, listAt, objectAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';
import { partLines, whole } from './change-words.ts';
import { documentSections } from './document-sections.ts';
import type { DocumentPair } from './page-pairs.ts';
import { publicationOfDocument } from './publication-lines.ts';
import type { PageChange } from './site-changes.ts';
import { textsAndNumbers } from './texts-and-numbers.ts';
import { unreadableLines } from './unreadable-lines.ts';

export interface ComparedPage {
  /** Old route for a removed page. */
  route: string;
  /** `label` is the alternative text, `address` the URL. */
  pictures: { label: string; address: string }[];
}

/** The route of a changed page, or the name of a shared block. */
export function nameOf({ before, after }: DocumentPair): string {
  return (after ?? before)?.name ?? '';
}

/** Added, removed and moved pages, old addresses and lost aliases. */
export function addressLines(pages: readonly PageChange[]): string[] {
  const lines = pages.flatMap((page) => [...placeLine(page), ...lostLines(page)]);
  return lines.length === 0 ? [] : ['## Pagina’s erbij, weg en verhuisd', '', ...lines, ''];
}

function placeLine({ before, after, oldAddress }: PageChange): string[] {
  if (before === undefined && after) {
    const seen = publicationOfDocument(after);
    return [`- ➕ ${markdownCode(after.name)} is nieuw: ${titleOf(after)}${seen ? `. **${seen}**` : ''}`];
  }
  if (before === undefined || before.name === after?.name) return [];
  const leads = oldAddress
    ? `het oude adres ${targetWords[oldAddress.by]} ${markdownCode(oldAddress.route)}`
    : '⚠️ **het oude adres leidt nergens heen**';
  if (after)
    return [`- ↪️ ${markdownCode(before.name)} is verhuisd naar ${markdownCode(after.name)}; ${leads}`];
  return [`- ➖ ${markdownCode(before.name)} is weg: ${titleOf(before)}; ${leads}`];
}

const targetWords = { movedFrom: 'leidt door naar', aliases: 'werkt nog en toont' };

function lostLines(page: PageChange): string[] {
  const route = page.before?.name ?? '';
  return page.lost.map(
    (address) =>
      `- ⚠️ ${markdownCode(address)} leidde naar ${markdownCode(route)} en **leidt nu nergens heen**`,
  );
}

/** A page with changes and screenshots. */
export function pageLines(page: PageChange, pictures: ComparedPage['pictures']): string[] {
  const { before, after } = page;
  const body = bodyOf(page);
  if (body.length === 0 && pictures.length === 0) return [];
  const document = after ?? before;
  const state = !before ? ' (nieuw)' : !after ? ' (weg)' : '';
  return [
    `## ${markdownCode(nameOf(page))}${state}: ${document ? titleOf(document) : ''}`,
    '',
    ...body,
    '',
    images(pictures),
    '',
  ];
}

function bodyOf(page: PageChange): string[] {
  const { before, after, changes } = page;
  if (after && after.value === undefined) return unreadableLines(after, 'Deze pagina');
  return !before && after ? newPage(after, page.blockForms) : documentSections(changes, page);
}

/** Pictures in Markdown. */
export function images(pictures: ComparedPage['pictures']): string {
  return pictures.map(({ label, address }) => `![${label}](${address})`).join('\n\n');
}

/** All texts and numbers of a new page, to proofread. */
function newPage({ value }: SourceDocument, blockForms: PageChange['blockForms'] = []): string[] {
  if (!isObject(value)) return [];
  const metadata = objectAt(value, 'metadata');
  const about = Object.entries({ title: 'titel', description: 'beschrijving' }).map(([name, label]) => {
    const text = stringOrEmptyAt(metadata, name);
    return `- ${label} (${[...text].length} tekens): ${whole(text)}`;
  });
  const card = isObject(value.card)
    ? `- kaart op de pagina erboven: ${whole(value.card)}`
    : '- geen kaart op de pagina erboven';
  const blocks = listAt(value, 'blocks').flatMap((block, index) => {
    const fields = isObject(block) ? block : {};
    const kind =
      blockForms[index]?.label ||
      stringOrEmptyAt(fields, 'type') ||
      `gedeeld: ${stringOrEmptyAt(fields, 'shared')}`;
    const title = stringOrEmptyAt(fields, 'title') || stringOrEmptyAt(fields, 'prefix');
    const head = `- blok ${index + 1}: ${markdownText(kind)}${title === '' ? '' : ` “${markdownText(title)}”`}`;
    return textsAndNumbers(fields).length === 0
      ? [head]
      : partLines(head, { value: fields, form: blockForms[index] });
  });
  return [...about, card, ...blocks, ''];
}

function titleOf({ value }: SourceDocument): string {
  return isObject(value)
    ? `“${markdownText(stringOrEmptyAt(objectAt(value, 'metadata'), 'title'))}”`
    : '(onleesbaar)';
}
