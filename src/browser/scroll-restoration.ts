const storageKey = 'scroll-positions';
const positions: Record<string, number> = read();

/** Saves the scroll position of an entry of the history, in pixels; survives a reload. */
export function saveScroll(entryKey: string, top: number): void {
  positions[entryKey] = top;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or forbidden; the positions then live as long as the document.
  }
}

/** The saved scroll position of an entry in pixels, if any. */
export function savedScroll(entryKey: string): number | undefined {
  return positions[entryKey];
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
