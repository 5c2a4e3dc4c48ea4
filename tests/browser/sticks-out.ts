import type { Page } from '@playwright/test';

/**
 * What is wider than its place, as `block tag: words`: the page itself, an open dialog, words beside what holds
 * them, and anything of a calculator or a form beside the screen. Words that only a screen reader says and what cannot
 * be seen do not count. Empty when everything fits.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const nameOf = (element: Element, words = element.textContent ?? ''): string =>
      `${element.closest('[data-block]')?.getAttribute('data-block') ?? 'shell'} ${element.localName}: ${words.trim().slice(0, 30)}`;

    for (const element of document.querySelectorAll('html, dialog[open]')) {
      if (element.scrollWidth > element.clientWidth)
        found.add(`${element.localName}: ${element.scrollWidth} px wide`);
    }

    const width = document.documentElement.clientWidth;
    for (const element of document.querySelectorAll('[data-live] *, [role=alert], [role=status]')) {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isForPeople = own > 0 && !element.closest('[aria-hidden=true]');
      if (isForPeople && (left < -1 || right > width + 1)) found.add(nameOf(element));
    }

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
        element.closest('article, li, td, th, figure, details, dialog, section, header, footer') ??
        document.body;
      const { left, right } = place.getBoundingClientRect();
      const isOut = [...range.getClientRects()].some(
        (rect) => rect.width > 0 && (rect.right > right + 1 || rect.left < left - 1),
      );
      if (isOut) found.add(nameOf(element, words));
    }
    return [...found];
  });
}
