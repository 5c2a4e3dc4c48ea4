import type { Location } from 'react-router-dom';

/** A browser history entry, and how the visitor reached it. */
export interface HistoryEntry extends Location {
  action: 'pop' | 'push' | 'replace';
}

const listeners = new Set<() => void>();
let current = readEntry('pop');

addEventListener('popstate', () => change('pop'));

/** The present entry; the same object until the next navigation. */
export function currentEntry(): HistoryEntry {
  return current;
}

/** Navigates to a path of the site, with query and anchor; the present one gets no second entry. */
export function push(to: string): void {
  const { pathname, search, hash } = location;
  const page = pathname + search;
  if (to === page + hash) {
    replace(to);
    return;
  }
  // Set on the entry being left: on return the site scrolls, and the browser within a page.
  if (to !== page) history.scrollRestoration = 'manual';
  history.pushState({ key: newKey() }, '', to);
  change('push');
}

/** Navigates without a new entry. */
export function replace(to: string): void {
  history.replaceState({ key: newKey() }, '', to);
  change('replace');
}

/** Subscribes to navigations within the document. Returns the unsubscribe function. */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(action: HistoryEntry['action']): void {
  current = readEntry(action);
  for (const listener of [...listeners]) listener();
}

function readEntry(action: HistoryEntry['action']): HistoryEntry {
  const { pathname, search, hash } = location;
  // The document's own entry, and an anchor's, have no key yet.
  if (!history.state?.key) history.replaceState({ key: newKey() }, '');
  return { pathname, search, hash, state: null, key: history.state.key, action };
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(1)).join();
}
