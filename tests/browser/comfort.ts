import type { Page } from '@playwright/test';

/**
 * What sticks out sideways of the screen, or of an open dialog: the page itself, and anything in a calculator or a
 * form. Empty when everything fits.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const width = document.documentElement.clientWidth;
    const scrolls = [document.documentElement, ...(dialog ? [dialog] : [])].filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    const inside = [...document.querySelectorAll('[data-live] *, [role=alert], [role=status]')].filter(
      (element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        const isForPeople = own > 0 && !element.closest('[aria-hidden=true]');
        return isForPeople && (left < -1 || right > width + 1);
      },
    );
    return [...scrolls, ...inside].map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * The controls and buttons of calculators and forms that are hard to hit: smaller than a finger, 44 pixels either way,
 * or with a mouse smaller than 24.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = matchMedia('(pointer: coarse)').matches ? 44 : 24;
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
