import type { Page } from '@playwright/test';

/**
 * The controls and buttons of calculators and forms that are hard to hit: smaller than a finger, 44 pixels either way,
 * or with a mouse smaller than 24.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = matchMedia('(any-pointer: coarse)').matches ? 44 : 24;
    const controls = document.querySelectorAll(
      '[data-live] :is(input, select, textarea, button, a[href^="tel:"]), :is([role=alert], [role=status]) button',
    );
    return [...controls]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isForPeople = width > 0 && !element.closest('[aria-hidden=true]');
        return isForPeople && Math.min(width, height) < least;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
