/** In development: calls back now, and when another page is shown: then the address changes without a new document. */
export function followAddress(show: () => void): void {
  let shown = location.pathname;
  show();
  // The title changes with the page.
  new MutationObserver(() => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    show();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}
