import { parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { stringAt } from '../../json/json-shape.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import type { SourceFile } from '../../pipeline/1-load/source-document.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';

/** A list that its author maintains by hand. */
export interface ListPlace {
  document: SourceFile;
  /** Of the list. */
  pointer: string;
  /** The title nearest to it; empty when nothing around it has one. */
  heading: string;
}

/**
 * The lists that name at least three of the pages beside a page, and most of them, and not the page itself: a new page
 * takes no place in them of its own.
 * @param beside routes of the pages with the same parent
 */
export function listsWithout(
  route: string,
  { beside, site }: { beside: readonly string[]; site: Pick<SiteIndex, 'links'> },
): ListPlace[] {
  const siblings = new Set(beside.filter((each) => each !== route));
  const least = Math.max(3, siblings.size / 2);
  const named = new Map<SourceFile, Map<string, Set<string>>>();
  for (const { document, pointer, href } of site.links) {
    const to = href.replace(/[?#].*$/, '');
    if (document.name === route || (to !== route && !siblings.has(to))) continue;
    const lists = named.get(document) ?? new Map<string, Set<string>>();
    named.set(document, lists);
    for (const list of listsAround(pointer)) lists.set(list, (lists.get(list) ?? new Set()).add(to));
  }
  return [...named].flatMap(([document, lists]) => {
    const complete = [...lists].filter(([, routes]) => routes.size >= least).map(([list]) => list);
    return complete
      .filter(
        (list) => !complete.some((other) => other.startsWith(`${list}/`)) && !lists.get(list)?.has(route),
      )
      .map((pointer) => ({ document, pointer, heading: headingOf(parsedValue(document), pointer) }));
  });
}

/** Pointers of the lists in which a value stands, the outermost first. */
function listsAround(pointer: string): string[] {
  return [...pointer.matchAll(/\/\d+(?=\/|$)/g)].map(({ index }) => pointer.slice(0, index));
}

function headingOf(value: JsonValue | undefined, pointer: string): string {
  const holder = value === undefined ? undefined : valueAt(value, pointer);
  const heading = stringAt(holder, 'title');
  if (heading !== undefined || pointer === '') return heading ?? '';
  return headingOf(value, parentPointer(pointer));
}
