import type { Location } from 'react-router-dom';

/** A browser history entry, with its index among those of this document, and how the visitor reached it. */
export interface HistoryEntry extends Location<{ key: string; index: number }> {
  action: 'pop' | 'push' | 'replace';
}

const listeners = new Set<() => void>();
let current = readEntry({ action: 'pop', newIndex: 0 });

leaveClosedLayer();
addEventListener('popstate', () => {
  leaveClosedLayer();
  change('pop');
});

/** The present entry; the same object until the next navigation. */
export function currentEntry(): HistoryEntry {
  return current;
}

/** Navigates to a path of the site, with query and anchor; the present one gets no second entry. */
export function push(to: string): void {
  const { pathname, search, hash } = location;
  const page = pathname + search;
  if (to === page + hash) {
    // A link that is pressed again still leads on from the page that is shown, as long as its own is not there.
    replaceEntry(to, current.action === 'push' ? 'push' : 'replace');
    return;
  }
  // Set on the entry being left: on return the site restores the scroll position, within a page the browser does.
  if (to !== page) history.scrollRestoration = 'manual';
  history.pushState({ key: newKey(), index: current.state.index + 1 }, '', to);
  change('push');
}

/** Navigates without a new entry. */
export function replace(to: string): void {
  replaceEntry(to, 'replace');
}

/** Subscribes to navigations within the document. Returns the unsubscribe function. */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns to the entry of the page that is still shown, then calls back. */
export function returnTo({ state }: Location<HistoryEntry['state']>, onReturned: () => void): void {
  addEventListener('popstate', onReturned, { once: true });
  history.go(state.index - current.state.index);
}

function replaceEntry(to: string, action: HistoryEntry['action']): void {
  history.replaceState({ key: newKey(), index: current.state.index }, '', to);
  change(action);
}

function change(action: HistoryEntry['action']): void {
  current = readEntry({ action, newIndex: current.state.index + 1 });
  for (const listener of [...listeners]) listener();
}

function readEntry({ action, newIndex }: Pick<HistoryEntry, 'action'> & { newIndex: number }): HistoryEntry {
  const { pathname, search, hash } = location;
  // The document's own entry, and an anchor's, have no state yet.
  if (history.state?.index === undefined) history.replaceState({ key: newKey(), index: newIndex }, '');
  const { state } = history;
  return { pathname, search, hash, state, key: state.key, action };
}

/**
 * After a reload or a step forward nothing lies over the page any more at the entry of a layer (`use-back-to-close.ts`): the
 * page's own, with the same place, is the one before.
 */
function leaveClosedLayer(): void {
  if (!history.state?.depth || document.querySelector(':modal')) return;
  const { scrollRestoration } = history;
  const settle = (): void => {
    history.scrollRestoration = scrollRestoration;
  };
  addEventListener('popstate', () => setTimeout(settle), { once: true });
  history.back();
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(1)).join();
}
