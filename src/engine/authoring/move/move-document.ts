import { dirname, resolve } from 'node:path';
import { locatorOf } from '../../diagnostics/locate.ts';
import { removal } from '../../json/edits/member-edits.ts';
import { fieldInsertion, setValue } from '../../json/edits/set-value.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { applyEdits, type TextEdit } from '../../json/text-edit.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import { pathIn } from '../../memo/path-in.ts';
import { furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { isMisnamed } from '../../pipeline/4-check/links/misnamed-routes.ts';
import { describeEdits } from '../fix/describe-edits.ts';
import { linkEdits } from './link-edits.ts';
import type { MovedAddresses } from './moved-addresses.ts';
import { orderEdits } from './order-edits.ts';

/** A document that a move changes. */
export interface MovedDocument {
  before: SourceDocument;
  after: SourceDocument;
  /** What changes in it, in Dutch. */
  changes: string[];
}

interface MoveOptions {
  /** Location after the move. */
  place: Pick<SourceDocument, 'file' | 'absoluteFile' | 'name'>;
  /** Page fields in schema order. */
  order: readonly string[];
  /** Whether visitors may know its address. */
  wasPublished: boolean;
}

/** Updates links to moved pages; a moved page also gets `movedFrom` and a correct `$schema`. Other bytes stay. */
export function moveDocument(
  before: SourceDocument,
  moved: MovedAddresses,
  { place, order, wasPublished }: MoveOptions,
): MovedDocument {
  const { text } = before;
  const edits = [
    ...linkEdits(before, moved),
    ...orderEdits(before, moved),
    ...schemaEdits(before, place.absoluteFile),
    ...movedFromEdits(before, moved, { order, wasPublished }),
  ];
  const changed = applyEdits(text, edits);
  const after = { ...before, ...place, text: changed, value: JSON.parse(changed) };
  return { before, after, changes: describeEdits(edits, text) };
}

/** A relative path to the same file. */
function schemaEdits({ text, value, absoluteFile }: SourceDocument, newFile: string): TextEdit[] {
  const written = stringOrEmptyAt(value, '$schema');
  if (!written.startsWith('.') || newFile === absoluteFile) return [];
  const present = pathIn(dirname(newFile), resolve(dirname(absoluteFile), written));
  if (present === written) return [];
  const { start, end } = locatorOf(text).locate({ pointer: '/$schema' });
  return [{ start, end, text: JSON.stringify(present) }];
}

/** Adds the addresses that visitors may know and drops those in use again. */
function movedFromEdits(
  page: SourceDocument,
  moved: MovedAddresses,
  { order, wasPublished }: Omit<MoveOptions, 'place'>,
): TextEdit[] {
  if (page.kind !== 'page') return [];
  const { aliases, movedFrom } = furtherAddresses(page.value);
  // A file name that fits in no address was never one.
  const own = [page.name, ...aliases].filter((address) => moved.has(address) && !isMisnamed(address));
  const { root } = readJsonTree(page.text);
  if (own.length === 0 || root?.kind !== 'object') return [];
  const inUse = new Set(moved.values());
  const known = wasPublished ? [...movedFrom, ...own] : movedFrom;
  const values = [...new Set(known)].filter((path) => !inUse.has(path));
  const field = { pointer: '/movedFrom', value: values, order };
  const index = root.properties.findIndex(({ key }) => key === 'movedFrom');
  const present = root.properties[index]?.value;
  if (values.join() === movedFrom.join()) return [];
  if (!present) return [fieldInsertion(page.text, { root, ...field })];
  if (values.length === 0) return [removal(root, index)];
  const changed = setValue(page.text, field);
  const { start, end } = present;
  return [{ start, end, text: changed.slice(start, changed.length - page.text.length + end) }];
}
