import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { parentRoute, routeBelow } from '../../../shared/page/route.ts';
import { asBeginning } from '../../../shared/text/capitalised.ts';
import { applyJsonEdit } from '../../json/edits/apply-json-edit.ts';
import { isObject, objectAt } from '../../json/json-shape.ts';
import { parseDocument } from '../../pipeline/1-load/parse-document.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { kebabOf } from '../../text/kebab.ts';
import { requireWhole } from '../require-whole.ts';
import { nameRefusal } from './plan-page.ts';
import { missingParentRefusal, ownerInWords } from './plan-page-address.ts';
import { takenNameRefusal } from './taken-name.ts';

/**
 * Plans a copy of a page beside it, under another name; the check reports what else still belongs to the original.
 * Writes nothing.
 * @throws CouldNotRunError with the way out
 */
export function planCopy(
  { files, index }: CheckedSite,
  folders: SiteFolders,
  { from, name }: { from: string; name: string },
): SourceDocument {
  const source = files.find((file) => file.kind === 'page' && file.name === from);
  const document = source && parseDocument(source).document;
  if (!document || !isObject(document.value))
    throw new CouldNotRunError(`Er is geen pagina "${from}" om te kopiëren.`);
  requireWhole(document);
  const route = routeBelow(parentRoute(from) ?? '/', kebabOf(name));
  const owner = ownerInWords(index, route);
  const taken = 'title' in objectAt(document.value, 'card') ? takenNameRefusal(index, name) : undefined;
  if (taken !== undefined) throw taken;
  const reason =
    nameRefusal(name) ??
    (owner === undefined ? missingParentRefusal(index, route) : `${owner} Kies een andere naam.`);
  if (reason !== undefined) throw new CouldNotRunError(reason);
  const isIndex = document.file.endsWith('/index.json') && from !== '/';
  const path = `${route}${isIndex ? '/index' : ''}.json`;
  const absoluteFile = join(folders.pages, path);
  const file = index.pagesFolder + path;
  if (existsSync(absoluteFile)) throw new CouldNotRunError(`${file} bestaat al. Kies een andere naam.`);
  const text = editsFor(document.value, asBeginning(name.trim())).reduce(applyJsonEdit, document.text);
  return { kind: 'page', file, absoluteFile, name: route, text, value: JSON.parse(text) };
}

/** Gives a page another name where it has one, and none of the addresses of the first. */
function editsFor(page: JsonValue, name: string): JsonEdit[] {
  if (!isObject(page)) return [];
  const named: JsonEdit[] = [
    ...(isObject(page.metadata) ? [{ kind: 'set', pointer: '/metadata/title', value: name } as const] : []),
    ...('name' in page ? [{ kind: 'set', pointer: '/name', value: name } as const] : []),
    ...('title' in objectAt(page, 'card')
      ? [{ kind: 'set', pointer: '/card/title', value: name } as const]
      : []),
  ];
  const addresses = ['aliases', 'movedFrom'].filter((field) => field in page);
  return [...named, ...addresses.map((field): JsonEdit => ({ kind: 'remove', pointer: `/${field}` }))];
}
