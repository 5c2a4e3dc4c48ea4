/**
 * In the page: what is wider than its place, as `block tag: words`. Words that only a screen reader says and what
 * cannot be seen do not count.
 */
export function sticksOut(): string[] {
  const found = new Set<string>();
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element, words: string): string =>
    `${element.closest('[data-block]')?.getAttribute('data-block') ?? 'shell'} ${element.localName}: ${words.trim().slice(0, 30)}`;
  if (document.documentElement.scrollWidth > width)
    found.add(`page: ${document.documentElement.scrollWidth} px wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent ?? '';
    if (!element || words.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (
      element.closest('[aria-hidden], script, style, option') ||
      getComputedStyle(element).clipPath !== 'none'
    )
      continue;
    range.selectNodeContents(node);
    const place =
      element.closest('article, li, td, th, figure, details, section, header, footer') ?? document.body;
    const { left, right } = place.getBoundingClientRect();
    const isOut = [...range.getClientRects()].some(
      (rect) => rect.width > 0 && (rect.right > right + 1 || rect.left < left - 1),
    );
    if (isOut) found.add(nameOf(element, words));
  }
  return [...found];
}
