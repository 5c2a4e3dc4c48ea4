/** A draft from this tab's storage; empty without storage or with invalid content. */
export function readDraft(name: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Saves a draft until the tab closes. */
export function writeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: a reload starts empty.
  }
}

/** Removes a draft. */
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
