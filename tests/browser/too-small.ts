import type { Page } from '@playwright/test';

/**
 * The controls and buttons of calculators and forms that are hard to hit: smaller than a finger, 44 pixels either way,
 * or with a mouse smaller than 24. By a finger also the links in tables, which are as wide as their words.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = matchMedia('(any-pointer: coarse)').matches ? 44 : 24;
    const controls = document.querySelectorAll(
      '[data-live] :is(input, select, textarea, button, a[href^="tel:"]), :is([role=alert], [role=status]) button',
    );
    const links = least === 44 ? document.querySelectorAll('main :is(th, td) a') : [];
    return [...controls, ...links]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isForPeople = width > 0 && !element.closest('[aria-hidden=true]');
        return isForPeople && (element.matches(':is(th, td) a') ? height : Math.min(width, height)) < least;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
