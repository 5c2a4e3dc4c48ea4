/** The texts that this browser keeps under a key; undefined where keeping is forbidden, or what is kept is damaged. */
export function readStoredList(key: string): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps texts in this browser. False where storage is forbidden or full. */
export function writeStoredList(key: string, texts: Iterable<string>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify([...texts]));
    return true;
  } catch {
    return false;
  }
}

/** Calls back with what is kept when another tab changes it. Returns the cleanup. */
export function followStoredList(key: string, onChange: (texts: readonly string[]) => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key) onChange(readStoredList(key) ?? []);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
