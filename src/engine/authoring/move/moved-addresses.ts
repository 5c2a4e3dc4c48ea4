import { isObject, listAt } from '../../json/json-shape.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';

/** Old address → new address. */
export type MovedAddresses = ReadonlyMap<string, string>;

/** The address after the move of `from` to `to`; undefined when it does not lie there. */
function movedAddress(address: string, from: string, to: string): string | undefined {
  return address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : undefined;
}

/** The aliases of a page. */
export function aliasesOf({ value }: SourceDocument): string[] {
  return isObject(value) ? listAt(value, 'aliases').filter((path) => typeof path === 'string') : [];
}

/** All addresses that change when the page `from` moves to `to`: its own, those of the pages below, and aliases there. */
export function movedAddresses(
  documents: readonly SourceDocument[],
  from: string,
  to: string,
): MovedAddresses {
  const pages = documents.filter(({ kind }) => kind === 'page');
  const addresses = pages.flatMap((page) => [page.name, ...aliasesOf(page)]);
  return new Map(
    addresses.flatMap((address) => {
      const moved = movedAddress(address, from, to);
      return moved === undefined ? [] : [[address, moved]];
    }),
  );
}

/** A text of an author with new addresses: the text itself when it is an address, else the links `[label](/a/b)` in it. */
export function withMovedAddresses(text: string, isAddress: boolean, moved: MovedAddresses): string {
  const pattern = isAddress ? /^()(\/[a-z0-9/-]*)(?=$|[?#])/ : /(\]\(<?)(\/[a-z0-9/-]*)(?=[)>?#\s])/g;
  return text.replace(pattern, (whole, before: string, path: string) => {
    const replacement = moved.get(path);
    return replacement === undefined ? whole : before + replacement;
  });
}
