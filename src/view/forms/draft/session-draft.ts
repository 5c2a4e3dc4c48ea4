/**
 * A draft from this tab's storage; empty without storage or with invalid content. Each line holds the entries of a form:
 * later ones count, empty ones do not. The app writes one line; the loader adds one when the document goes.
 */
export function readDraft(name: string): Record<string, string> {
  try {
    const lines = sessionStorage.getItem(draftKey(name))?.split('\n') ?? [];
    const entries = lines.flatMap((line): [string, unknown][] =>
      line.startsWith('[') ? JSON.parse(line) : [],
    );
    return Object.fromEntries(entries.filter(isTyped));
  } catch {
    return {};
  }
}

/** Saves a draft until the tab closes. */
export function writeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(Object.entries(draft)));
  } catch {
    // Full or forbidden storage: a reload starts empty.
  }
}

/** Removes a draft. */
export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(draftKey(name));
  } catch {
    // As above.
  }
}

/** What the keys of all drafts begin with. */
export const draftPrefix = 'draft ';

/** Where a draft is kept; also the `name` of its form, for the loader. */
export function draftKey(name: string): string {
  return `${draftPrefix}${name}`;
}

function isTyped(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1] !== '';
}
