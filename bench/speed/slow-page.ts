import type { Browser, Page } from 'playwright';

/** A slow telephone: a quarter of this machine's speed, on slow 4G. */
export const slowdown = 4;
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * A program that drives a browser has it record where each error was made, also React's two that are made in advance;
 * V8 then reads the whole file once more to find the place. No visitor waits for that, so the places are noted while
 * compiling.
 */
export const recordPositions = '--js-flags=--no-enable-lazy-source-positions';

export interface Task {
  start: number;
  duration: number;
}

/** What a page notes of itself, in milliseconds; tasks are those over 50. */
interface Seen {
  longTasks: Task[];
  loadedAt: number;
  hydratedAt: number;
}

declare global {
  interface Window {
    seen: Seen;
    /** Resolves with the next change of the document. */
    changed(): Promise<void>;
  }
}

/** Opens a page on a slow telephone, which notes what `Seen` says; resolves once it has loaded. */
export async function slowPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // esbuild names inner functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const seen: Seen = { longTasks: [], loadedAt: 0, hydratedAt: 0 };
    const changed = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => reject(new Error('Nothing changed for 15 seconds.')), 15_000);
        const observer = new MutationObserver(() => {
          clearTimeout(giveUp);
          observer.disconnect();
          resolve();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    Object.assign(window, { seen, changed });
    // Headless Chromium points at the corner of each page, so at its header, which would load the app.
    const ignoreCorner = (event: PointerEvent): void => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignoreCorner, { capture: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        seen.longTasks.push({ start: startTime, duration });
      }
    }).observe({ type: 'longtask' });
    addEventListener('load', () => {
      seen.loadedAt = performance.now();
    });
    new MutationObserver(() => {
      seen.hydratedAt ||= performance.now();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

/** What a page of `slowPage` has noted so far. */
export function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => window.seen);
}
