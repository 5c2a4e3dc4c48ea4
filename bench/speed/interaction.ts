import { type Browser, type Page, chromium as playwright } from 'playwright';
import { markdownTable } from '../markdown-table.ts';
import { spread } from './samples.ts';
import { chromium, chromiumFlags, serveOwnSite } from './served-site.ts';
import { recordPositions, seenBy, slowdown, slowPage, type Task } from './slow-page.ts';

/** How long a visitor on a slow telephone waits: for the first answer of a calculator, and for the next page. */
export async function measureInteraction(thorough: boolean): Promise<string> {
  const site = await serveOwnSite();
  const browser = await playwright.launch({
    executablePath: chromium,
    args: [...chromiumFlags.slice(1), recordPositions],
  });
  try {
    const rows = new Map<string, number[]>();
    const round: Round = {
      browser,
      site: site.address,
      note: (name, value) => rows.set(name, [...(rows.get(name) ?? []), value]),
    };
    for (let times = thorough ? 7 : 2; times > 0; times -= 1) {
      await firstUse(round);
      await firstUseAfterReading(round);
      await navigation(round);
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

/** What each measurement takes. */
interface Round {
  browser: Browser;
  /** Its address. */
  site: string;
  /** In milliseconds. */
  note(name: string, value: number): void;
}

function longest(tasks: Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

/**
 * Timed within the page: a program that drives a browser takes half a second to find out that a button can be pressed.
 */
async function firstUse({ browser, site, note }: Round): Promise<void> {
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
async function firstUseAfterReading({ browser, site, note }: Round): Promise<void> {
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

async function navigation({ browser, site, note }: Round): Promise<void> {
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
