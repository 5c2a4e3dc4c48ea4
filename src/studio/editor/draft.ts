/** What an author has not saved yet. */
export interface Draft {
  text: string;
  /** Of the file that it was made of. */
  hash: string;
  /** ISO time of the last change. */
  at: string;
}

const keyOf = (file: string): string => `bewerken ${file}`;

/** The draft of a file, if there is one. */
export function readDraft(file: string): Draft | undefined {
  const kept = localStorage.getItem(keyOf(file));
  return kept === null ? undefined : JSON.parse(kept);
}

/** Keeps a draft in this browser; false when there is no room. */
export function keepDraft(file: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(file: string): void {
  localStorage.removeItem(keyOf(file));
}
