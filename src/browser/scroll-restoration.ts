const storageKey = 'scroll-positions';
const positions: Record<string, number> = read();

/** Saves a history entry's scroll position, in pixels; survives a reload. */
export function saveScroll(entryKey: string, top: number): void {
  positions[entryKey] = top;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or forbidden: positions then last as long as the document.
  }
}

/** A history entry's saved scroll position in pixels, if any. */
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
