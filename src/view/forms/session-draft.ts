/**
 * What was typed under this name in this browser tab, so that a reload or a step to another page loses nothing.
 * Without storage, or when it holds something strange, there is nothing.
 */
export function readDraft(name: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Keeps what is typed, until the tab closes. */
export function writeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Full or forbidden storage only means that a reload starts empty.
  }
}

/** Forgets what was typed. */
export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // As above.
  }
}

function storageKey(name: string): string {
  return `draft ${name}`;
}
