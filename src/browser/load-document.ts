/** The document alone is lighter than the app with the page's data. */
const timeoutMs = 8_000;

/** Of the page that is waited for: its address, and what ends the wait. */
let waiting: { href: string; timer: ReturnType<typeof setTimeout> } | undefined;

/** Loads the document of the present address, which the host may redirect. */
export function loadDocument(): void {
  stopWaiting();
  addEventListener('pagehide', () => {
    // The browser would restore the scroll position of the page that is left.
    history.scrollRestoration = 'manual';
  });
  location.reload();
}

/**
 * Waits for what is fetched to show the page that the visitor went to. When it neither arrives nor fails, as in a
 * train, the browser loads the document, and shows that it is busy; pressing the link again does not restart the wait.
 */
export function reloadWhenLate<Value>(fetching: Promise<Value>): Promise<Value> {
  // Not in development: the first page waits for its modules to be built, and a frame of the editor holds unsaved work.
  if (import.meta.hot) return fetching;
  const { href } = location;
  if (waiting?.href !== href) {
    stopWaiting();
    const timer = setTimeout(() => {
      if (location.href === href) loadDocument();
    }, timeoutMs);
    waiting = { href, timer };
  }
  return fetching.finally(() => {
    if (waiting?.href === href) stopWaiting();
  });
}

function stopWaiting(): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}
