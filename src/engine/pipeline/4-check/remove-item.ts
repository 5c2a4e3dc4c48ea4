interface InList {
  /** Of the list. */
  field: string;
  /** The number of its items. */
  count: number;
}

/**
 * The way out for an item that has to go, as "haal deze naam weg", in lower case. No list may be empty: the only item
 * takes its field along.
 */
export function removeItem(item: string, { field, count }: InList): string {
  return count === 1 ? `haal het hele veld "${field}" weg` : item;
}
