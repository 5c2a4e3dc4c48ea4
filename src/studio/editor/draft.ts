/** What an author has not saved yet. */
export interface Draft {
  text: string;
  /** Of the file that it was made of. */
  hash: string;
  /** ISO time of the last change. */
  at: string;
}

const keyOf = (file: string): string => `bewerken ${file}`;

/** The draft of a file, if there is one that can be read. */
export function readDraft(file: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(file)) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this browser; false when there is no room, or keeping things is forbidden. */
export function keepDraft(file: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(file: string): void {
  try {
    localStorage.removeItem(keyOf(file));
  } catch {
    // Where keeping things is forbidden there is nothing to forget.
  }
}
