import { type Browser, type Page, chromium as playwright } from 'playwright';
import { markdownTable } from '../markdown-table.ts';
import { spread } from './samples.ts';
import { chromium, chromiumFlags, serveOwnSite } from './served-site.ts';

/** A slow telephone: a quarter of this machine's speed, on slow 4G. */
const slowdown = 4;
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
const recordPositions = '--js-flags=--no-enable-lazy-source-positions';

/** How long a visitor on a slow telephone waits: for the first answer of a calculator, and for the next page. */
export async function measureInteraction(thorough: boolean): Promise<string> {
  const site = await serveOwnSite();
  const browser = await playwright.launch({
    executablePath: chromium,
    args: [...chromiumFlags.slice(1), recordPositions],
  });
  try {
    const rows = new Map<string, number[]>();
    const note = (name: string, value: number): void => {
      rows.set(name, [...(rows.get(name) ?? []), value]);
    };
    for (let round = 0; round < (thorough ? 7 : 2); round += 1) {
      await firstUse(browser, site.address, note);
      await firstUseAfterReading(browser, site.address, note);
      await navigation(browser, site.address, note);
    }
    const table = [...rows].map(([name, values]) => [name, spread(values, 0)]);
    return [
      `Chromium ${browser.version()}, processor slowed down ${slowdown} times, slow 4G (1.6 Mbit/s, 150 ms).\n`,
      `${markdownTable(['what', 'ms'], table)}\n`,
    ].join('\n');
  } finally {
    await browser.close();
    site.close();
  }
}

interface Task {
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

type Note = (name: string, value: number) => void;

async function slowPage(browser: Browser, address: string): Promise<Page> {
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

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => window.seen);
}

function longest(tasks: Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

/**
 * Timed within the page: a program that drives a browser takes half a second to find out that a button can be pressed.
 */
async function firstUse(browser: Browser, site: string, note: Note): Promise<void> {
  const page = await slowPage(browser, `${site}/calculator`);
  note('first touch of a calculator until its answer', await touchCalculator(page));
  await page.waitForTimeout(500);
  const { longTasks, loadedAt, hydratedAt } = await seenBy(page);
  const whileItHydrates = longTasks.filter(({ start }) => start >= loadedAt && start < hydratedAt);
  note('longest task while it hydrates (0: none over 50 ms)', longest(whileItHydrates));
  const afterwards = longTasks.filter(({ start }) => start >= hydratedAt);
  note('longest task of that click and its answer', longest(afterwards));
  await page.context().close();
}

/** As most visitors do: they read first, and the app was fetched once the page had settled. */
async function firstUseAfterReading(browser: Browser, site: string, note: Note): Promise<void> {
  const page = await slowPage(browser, `${site}/calculator`);
  await page.waitForTimeout(4000);
  note('the same, touched four seconds after the page was there', await touchCalculator(page));
  await page.context().close();
}

async function touchCalculator(page: Page): Promise<number> {
  const [waited] = await Promise.all([
    page.evaluate(waitForAnswer),
    page.locator('[name=vehiclePrice]').click(),
  ]);
  return waited;
}

/**
 * Runs in the page. Milliseconds from the first touch of a calculator that is filled in, through its button as soon as that can be
 * pressed, to the frame with its answer.
 */
async function waitForAnswer(): Promise<number> {
  // As typed before any script was there; nothing has hydrated by it.
  const entries = { vehiclePrice: '40000', leaseType: 'financial', leaseTerm: '48' };
  for (const [name, value] of Object.entries(entries)) {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field) field.value = value;
  }
  const touch = await new Promise<PointerEvent>((resolve) =>
    addEventListener('pointerover', resolve, { capture: true, once: true }),
  );
  const button = document.querySelector<HTMLButtonElement>(
    '[data-block=lease-calculator] button[type=submit]',
  );
  while (button?.disabled) await window.changed();
  // A press is a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  button?.click();
  while (!document.querySelector('output')?.textContent?.includes('per maand')) await window.changed();
  await new Promise(requestAnimationFrame);
  return performance.now() - touch.timeStamp;
}

async function navigation(browser: Browser, site: string, note: Note): Promise<void> {
  const page = await slowPage(browser, `${site}/leasevormen`);
  const toPage = async (link: string, path: string): Promise<number> =>
    page.evaluate(
      async ([selector = '', target = '']) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const anchor = document.querySelector<HTMLAnchorElement>(selector);
        if (anchor) {
          anchor.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          anchor.click();
        } else history.back();
        const isThere = (): boolean =>
          location.pathname === target && document.querySelector('h1')?.textContent !== before;
        while (!isThere()) await window.changed();
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
      },
      [link, path],
    );
  // The visitor has been at the header before, so the page is hydrated and has the code for others.
  await page.mouse.move(200, 25);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForTimeout(1500);
  await page.locator('footer').first().scrollIntoViewIfNeeded();
  const { longTasks: before } = await seenBy(page);
  note(
    'click on a link until the next page, data not fetched before',
    await toPage('footer a[href="/contact"]', '/contact'),
  );
  await page.waitForTimeout(500);
  const { longTasks } = await seenBy(page);
  note('longest task of that', longest(longTasks.slice(before.length)));
  note('back until the page before', await toPage('#none', '/leasevormen'));
  await page.waitForTimeout(500);
  note(
    'click on a link until the next page, data fetched before',
    await toPage('footer a[href="/contact"]', '/contact'),
  );
  await page.context().close();
}
