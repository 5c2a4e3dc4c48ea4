import type { Page } from '@playwright/test';

/** Words of up to so many letters, without a place to break, that stand on two lines; addresses do not count. */
export function brokenWords(page: Page, longest: number): Promise<string[]> {
  return page.evaluate((most) => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('[aria-hidden] label, script')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/–-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1 && word.length <= most && !word.includes('@'))
          found.push(`${element.localName}: ${word}`);
      }
    }
    return found;
  }, longest);
}
