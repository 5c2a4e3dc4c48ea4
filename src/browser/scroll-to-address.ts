/** Scrolls to the anchor of an address, whose heading gets the focus; without one to the top. */
export function scrollToAddress(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollInstantly(0);
  const heading = target?.querySelector<HTMLElement>('h1, h2, h3');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

/** Scrolls to this many pixels from the top: smooth scrolling is for anchors within a page. */
export function scrollInstantly(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}
