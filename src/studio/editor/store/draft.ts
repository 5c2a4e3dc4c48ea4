/** What an author has not saved yet. */
export interface Draft {
  text: string;
  /** Hash of the file that it is a change of. */
  hash: string;
  /** The text of that file; absent in drafts of older versions of the editor. */
  base?: string | undefined;
  /** ISO time of the last change. */
  at: string;
}

/** A draft with its storage key. */
export interface KeptDraft extends Draft {
  key: string;
}

/** Of what is kept of any file. */
const prefix = 'bewerken ';

/** The draft of a file: of this tab's visit, else the newest that another one left; undefined when none can be read. */
export function readDraft(file: string): KeptDraft | undefined {
  try {
    const own = keyOf(file);
    const drafts = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(file)))
      .flatMap(draftAt);
    const newest = drafts.sort((one, other) => other.at.localeCompare(one.at))[0];
    return drafts.find(({ key }) => key === own) ?? newest;
  } catch {
    return undefined;
  }
}

/** Begins a visit of a file with a draft of its own: one that an earlier visit left stays until its author decides. */
export function beginVisit(file: string): void {
  try {
    sessionStorage.setItem(visitKeyOf(file), crypto.randomUUID());
    holdLock(keyOf(file));
  } catch {
    // Without storage there are no other drafts to keep apart.
  }
}

/** Whether the tab whose draft it is, is still open. */
export async function isOpenElsewhere({ key }: KeptDraft): Promise<boolean> {
  const asked = navigator.locks?.request(key, { ifAvailable: true }, (lock) => lock === null);
  // Where locks are forbidden this is unknown, and the draft is offered.
  return (await asked?.catch(() => false)) ?? false;
}

/**
 * Resolves when the tab that owns a draft is closed, with the draft as that tab left it; undefined when it was saved or
 * discarded there.
 */
export function untilLeft({ key }: KeptDraft): Promise<KeptDraft | undefined> {
  return new Promise((resolve) => {
    void navigator.locks?.request(key, () => resolve(draftAt(key)[0]));
    addEventListener('storage', (event) => {
      if (event.key === key && event.newValue === null) resolve(undefined);
    });
  });
}

/** Stores a draft in this browser; false when storage is full or forbidden. */
export function keepDraft(file: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft of this visit, or the one under a key. */
export function forgetDraft(file: string, key?: string): void {
  try {
    localStorage.removeItem(key ?? keyOf(file));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Moves a draft to another file; false when storage is full, and then it stays where it is. */
export function moveDraft({ key, ...draft }: KeptDraft, file: string): boolean {
  beginVisit(file);
  const isKept = keepDraft(file, draft);
  if (isKept) forgetDraft(file, key);
  return isKept;
}

/** The files of which something waits to be saved, in any tab. */
export function draftedFiles(): ReadonlySet<string> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return new Set(
      keys
        .filter((key) => draftAt(key).length > 0)
        .map((key) => key.slice(prefix.length, key.lastIndexOf(' '))),
    );
  } catch {
    return new Set();
  }
}

function draftAt(key: string): KeptDraft[] {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isDraft(draft) ? [{ ...draft, key }] : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const texts: Partial<Record<keyof Draft, unknown>> = value;
  return [texts.text, texts.hash, texts.at].every((text) => typeof text === 'string');
}

function prefixOf(file: string): string {
  return `${prefix}${file} `;
}

function keyOf(file: string): string {
  return prefixOf(file) + sessionStorage.getItem(visitKeyOf(file));
}

/** Where a tab remembers its visit of a file, also after a reload: two tabs on one file keep a draft each. */
function visitKeyOf(file: string): string {
  return `bezoek ${file}`;
}

/** Released when this document is left, also for the back/forward cache. */
function holdLock(name: string): void {
  const left = new Promise<void>((resolve) => {
    addEventListener('pagehide', () => resolve(), { once: true });
  });
  navigator.locks?.request(name, () => left).catch(() => undefined);
}
