import { isError } from '../../../shared/authors/severity.ts';
import { fixedRoutes } from '../../../shared/page/route.ts';
import { type Diagnostic, diagnosticInWords, pointerOf } from '../../diagnostics/diagnostic.ts';
import { type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { closestRoute } from '../../pipeline/4-check/links/closest-route.ts';
import { didYouMean } from '../../pipeline/4-check/links/did-you-mean.ts';
import { type CheckedSite, checkPlanned, documentsOf } from '../../pipeline/check-site.ts';
import { pageFieldOrder } from '../../schema/page-field-order.ts';
import { missingParentRefusal, reservedInWords } from '../new-page/plan-page-address.ts';
import { PageRefusal } from '../page-refusal.ts';
import { requireReadable } from '../require-readable.ts';
import { type MovedDocument, moveDocument } from './move-document.ts';
import { type MovedAddresses, movedAddresses } from './moved-addresses.ts';

/**
 * Plans moving `from` and its descendants to `to`, with all links. Writes nothing. Pages of which git knows no version
 * leave no redirect behind: nobody knows their address.
 * @throws PageRefusal with the way out
 */
export function planMove(checked: CheckedSite, from: string, to: string): MovedDocument[] {
  const documents = documentsOf(checked);
  requireReadable(checked);
  const reason = refusal(checked.index, from, to);
  if (reason !== undefined) throw new PageRefusal(reason);

  const moved = movedAddresses(documents, from, to);
  const order = pageFieldOrder(checked.schemas);
  const planned = documents.map((document) =>
    moveDocument(document, moved, {
      place: placeAfter(document, moved),
      order,
      wasPublished: !checked.index.isNew?.(document.absoluteFile),
    }),
  );
  const then = checkPlanned(
    planned.map(({ after }) => sourceFileOf(after)),
    checked,
  );
  const known = errorsAt(checked.problems, planned);
  const error = then.find((each) => isError(each) && !known.has(placeOf(each)));
  if (error) throw new PageRefusal(`Dit kan niet: ${error.file}: ${diagnosticInWords(error)}`);
  return planned.filter(({ before, after }) => before.file !== after.file || before.text !== after.text);
}

/**
 * The errors of a site with its new file names, known by their place: the words of one may name an address that moves.
 */
function errorsAt(problems: readonly Diagnostic[], planned: readonly MovedDocument[]): Set<string> {
  const files = new Map(planned.map(({ before, after }) => [before.file, after.file]));
  return new Set(problems.map((each) => placeOf({ ...each, file: files.get(each.file) ?? each.file })));
}

function placeOf({ file, rule, place }: Diagnostic): string {
  return `${file} ${rule} ${pointerOf(place)}`;
}

function refusal(site: SiteIndex, from: string, to: string): string | undefined {
  const { routes, aliases, movedFrom } = site;
  if (!routes.has(from)) {
    const page = aliases.get(from) ?? movedFrom.get(from);
    const hint = didYouMean(page ?? closestRoute(site)(from)) ?? '';
    return `Er is geen pagina "${from}". ${hint}`.trim();
  }
  if (fixedRoutes.has(from))
    return `De pagina "${from}" kan niet verhuizen: de site heeft die pagina daar nodig.`;
  if (from === to) return `De pagina staat al op "${to}".`;
  if (to.startsWith(`${from}/`)) return `"${to}" ligt onder de pagina zelf. Kies een adres daarbuiten.`;
  const taken = routes.get(to)?.file ?? routes.get(aliases.get(to) ?? '')?.file;
  if (taken) return `Het adres "${to}" is al van ${taken}. Kies een ander adres.`;
  const reserved = reservedInWords(site, to);
  if (reserved !== undefined) return `${reserved} Kies een ander adres.`;
  return missingParentRefusal(site, to);
}

/** `index.json` in a folder stays one. */
function placeAfter(
  { kind, file, absoluteFile, name }: SourceDocument,
  moved: MovedAddresses,
): Pick<SourceDocument, 'file' | 'absoluteFile' | 'name'> {
  const route = kind === 'page' ? moved.get(name) : undefined;
  if (route === undefined) return { file, absoluteFile, name };
  const ending = file.endsWith(`${name}/index.json`) ? '/index.json' : '.json';
  const inNewPlace = (path: string): string => path.slice(0, -(name + ending).length) + route + ending;
  return { file: inNewPlace(file), absoluteFile: inNewPlace(absoluteFile), name: route };
}
