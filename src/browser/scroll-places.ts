const storageKey = 'scroll-places';
const places: Record<string, number> = read();

/** Keeps the scroll place in pixels of one entry of the history, also over a reload. */
export function rememberPlace(entry: string, place: number): void {
  places[entry] = place;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Storage may be full or forbidden; the places then live as long as the document.
  }
}

/** The remembered scroll place of an entry in pixels, 0 when there is none. */
export function placeOf(entry: string): number {
  return places[entry] ?? 0;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
