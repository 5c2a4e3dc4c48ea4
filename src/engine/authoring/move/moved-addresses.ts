import { furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';

/** Old address → new address. */
export type MovedAddresses = ReadonlyMap<string, string>;

/** Undefined when not at or below `from`. */
function movedAddress(address: string, from: string, to: string): string | undefined {
  return address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : undefined;
}

/** Pages and aliases at or below `from`, with their new address. */
export function movedAddresses(
  documents: readonly SourceDocument[],
  from: string,
  to: string,
): MovedAddresses {
  const pages = documents.filter(({ kind }) => kind === 'page');
  const addresses = pages.flatMap((page) => [page.name, ...furtherAddresses(page.value).aliases]);
  return new Map(
    addresses.flatMap((address) => {
      const moved = movedAddress(address, from, to);
      return moved === undefined ? [] : [[address, moved]];
    }),
  );
}

/** Replaces moved addresses in an address or in links `[label](/a/b)`. */
export function withMovedAddresses(text: string, isAddress: boolean, moved: MovedAddresses): string {
  const pattern = isAddress ? /^()(\/[a-z0-9/-]*)(?=$|[?#])/ : /(\]\(<?)(\/[a-z0-9/-]*)(?=[)>?#\s])/g;
  return text.replace(pattern, (whole, before: string, path: string) => {
    const replacement = moved.get(path);
    return replacement === undefined ? whole : before + replacement;
  });
}
