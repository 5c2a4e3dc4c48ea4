const key = 'documents';

/** What the visitor ticked before; nothing where storage is forbidden or damaged. */
export function readTicked(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps what is ticked in this browser. False where that is forbidden or full: the ticks stay on the page. */
export function writeTicked(ticked: ReadonlySet<string>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify([...ticked]));
    return true;
  } catch {
    return false;
  }
}
