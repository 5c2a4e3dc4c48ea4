import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { keepFormatted } from '../../editing/keep-formatted.ts';
import { applyJsonEdit } from '../../json/edits/apply-json-edit.ts';
import { nodeAt } from '../../json/json-parts.ts';
import { stringAt } from '../../json/json-shape.ts';
import { applyEdits } from '../../json/text-edit.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import { editsOf } from '../../pipeline/1-load/formatting.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { type CheckedSite, checkPlanned, documentsOf, firstNewError } from '../../pipeline/check-site.ts';
import { isDeviceName } from '../../text/device-name.ts';
import { kebabOf } from '../../text/kebab.ts';
import { requireWhole } from '../require-whole.ts';

/** A block of one page that becomes one for more. */
export interface WantedSharedBlock {
  /** Route of the page. */
  from: string;
  /** Of the block: `/blocks/2`. */
  pointer: string;
  /** As an author calls it. */
  name: string;
}

/** What that takes: a new document, and another text of the page. */
interface SharedBlockPlan {
  shared: SourceDocument;
  page: SourceDocument;
  /** Of the page afterwards. */
  text: string;
}

/**
 * Plans a shared block of what a page says, and a reference in its place; what visitors see stays the same. Writes
 * nothing.
 * @throws CouldNotRunError with the way out
 */
export function planSharedBlock(
  checked: CheckedSite,
  folders: SiteFolders,
  { from, pointer, name: wanted }: WantedSharedBlock,
): SharedBlockPlan {
  const documents = documentsOf(checked);
  const page = documents.find((document) => document.kind === 'page' && document.name === from);
  const { root } = readJsonTree(page?.text ?? '');
  const block = root && nodeAt(root, pointer);
  if (!page || !block || !/^\/blocks\/\d+$/.test(pointer))
    throw new CouldNotRunError(`Op de pagina "${from}" staat daar geen blok (meer). Laad de pagina opnieuw.`);
  requireWhole(page);
  const own = page.text.slice(block.start, block.end);
  const value: JsonValue = JSON.parse(own);
  if (stringAt(value, 'shared') !== undefined) throw new CouldNotRunError('Dit is al een gedeeld blok.');
  if (stringAt(value, 'type') === 'page-cards') {
    throw new CouldNotRunError(
      'Kaarten van de pagina’s hieronder horen bij deze pagina. Zet op een andere pagina een blok van zichzelf.',
    );
  }

  const name = freeName(wanted, checked, folders);
  const path = `_shared/${name}.json`;
  const text = keepFormatted(
    page.text,
    applyJsonEdit(page.text, { kind: 'set', pointer, value: { shared: name } }),
  );
  const shared: SourceDocument = {
    kind: 'shared',
    file: `${checked.index.pagesFolder}/${path}`,
    absoluteFile: join(folders.pages, path),
    name,
    text: applyEdits(own, editsOf(own)),
    value,
  };
  const planned = documents.map((document) => sourceFileOf(document === page ? { ...page, text } : document));
  const error = firstNewError(checked.problems, checkPlanned([...planned, sourceFileOf(shared)], checked));
  if (error !== undefined) throw new CouldNotRunError(`Dit blok kan niet gedeeld worden: ${error}`);
  return { shared, page, text };
}

function freeName(wanted: string, { index }: CheckedSite, folders: SiteFolders): string {
  const name = kebabOf(wanted);
  if (name === '') {
    throw new CouldNotRunError(
      `“${wanted}” is geen naam voor een gedeeld blok. Gebruik letters of cijfers, bijvoorbeeld “Bel ons”.`,
    );
  }
  if (isDeviceName(name))
    throw new CouldNotRunError(
      `Op een computer met Windows kan een bestand niet “${name}” heten. Kies een andere naam.`,
    );
  if (index.sharedBlocks.has(name) || existsSync(join(folders.pages, '_shared', `${name}.json`)))
    throw new CouldNotRunError(`Er is al een gedeeld blok “${name}”. Kies een andere naam.`);
  return name;
}
