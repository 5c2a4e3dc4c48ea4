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

/** Replaces moved addresses in links `[label](/a/b)`, and a text that is nothing but one, also where its field is misspelt. */
export function withMovedAddresses(text: string, moved: MovedAddresses): string {
  const pattern = /(?:^(?=\S*$)|(?<=\]\(<?))\/[a-z0-9/-]*(?=$|[)>?#\s])/g;
  return text.replace(pattern, (path) => moved.get(path) ?? path);
}
