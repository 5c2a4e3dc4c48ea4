import type { Page } from '@playwright/test';
import { pageSays } from '../routes.ts';
import { expect, test } from './site.ts';
import { arrive } from './visitor.ts';

/** What makes a page come so late that the visitor has chosen another one meanwhile. */
const slowness = {
  'nothing is slow': [],
  'the data of pages is slow': ['**/*.json'],
  'data and scripts are slow': ['**/*.json', '**/assets/*.js'],
};

type Step = `/${string}` | 'back' | 'forward';

/** What a visitor does on the contact page, and where that ends. */
const journeys: readonly { steps: readonly Step[]; end: string }[] = [
  { steps: ['/privacy', 'back'], end: '/contact' },
  { steps: ['/privacy', 'back', '/leasevormen'], end: '/leasevormen' },
  { steps: ['/privacy', '/leasevormen', '/calculator', '/verzekeringen', '/privacy'], end: '/privacy' },
  { steps: ['/privacy', 'back', 'forward', 'back', 'forward', 'back'], end: '/contact' },
  { steps: ['/privacy', '/leasevormen', 'back', 'back', 'forward'], end: '/privacy' },
];

for (const [slow, patterns] of Object.entries(slowness)) {
  test.describe(`the last navigation wins when ${slow}`, () => {
    for (const { steps, end } of journeys) {
      test(steps.join(', '), async ({ page, site, messages }) => {
        await arrive(page, `${site}/contact`);
        for (const pattern of patterns) await delay(page, pattern);
        for (const step of steps) await take(page, step);
        await expectPage(page, end);
        // Whatever was overtaken has had its time.
        await page.waitForTimeout(800);
        await expectPage(page, end);
        expect(messages).toEqual([]);
      });
    }
  });
}

test('going back after a reload, before hydration, shows the page of the address', async ({ page, site }) => {
  await arrive(page, `${site}/contact`);
  await take(page, '/privacy');
  await expectPage(page, '/privacy');
  await delay(page, '**/assets/*.js');
  await page.reload();
  await take(page, 'back');
  await expectPage(page, '/contact');
  await take(page, 'forward');
  await expectPage(page, '/privacy');
});

test('going back in the moment the next page appears shows the first page', async ({
  page,
  site,
  messages,
}) => {
  await arrive(page, `${site}/contact`);
  await page.evaluate(() => {
    const goBack = (): void => {
      history.replaceState(null, '', '/contact');
      dispatchEvent(new PopStateEvent('popstate'));
    };
    const content = document.querySelector('main');
    // Called after React put the page in its place, before its effects.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      goBack();
    });
    if (content) observer.observe(content, { childList: true });
  });
  await take(page, '/privacy');
  await expectPage(page, '/contact');
  expect(messages).toEqual([]);
});

/** Takes a step, and waits for nothing but the address. */
async function take(page: Page, step: Step): Promise<void> {
  const before = page.url();
  await page.evaluate((to) => {
    if (to === 'back' || to === 'forward') history[to]();
    else document.querySelector<HTMLElement>(`footer a[href="${to}"], header a[href="${to}"]`)?.click();
  }, step);
  await page.waitForURL((url) => url.href !== before);
}

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('h1')).toHaveText(pageSays(path).heading);
  await expect(page.locator('head title')).toHaveCount(1);
}

async function delay(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}
