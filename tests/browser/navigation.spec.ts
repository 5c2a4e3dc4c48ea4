import { pageSays } from '../routes.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './site.ts';
import { arrive, follow } from './visitor.ts';

test.describe('following links', () => {
  test('shows the next page without leaving the document, from its small data file', async ({
    page,
    site,
  }) => {
    // The pointer that loads the app may be over this very link, and its data is then fetched at once.
    const data = page.waitForResponse(`${site}/leasevormen.json`);
    await page.goto(`${site}/`);
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .locator('footer a[href="/leasevormen"]')
      .or(page.locator('header a[href="/leasevormen"]'))
      .first()
      .click();
    await data;
    await expect(page).toHaveURL(`${site}/leasevormen`);
    await expect(page).toHaveTitle(new RegExp(`^${pageSays('/leasevormen').title}`));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // Of the first page, it would say another page's breadcrumbs and questions.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });

  test('fetches the data when a visitor points at a link, before the click', async ({ page, site }) => {
    await page.goto(`${site}/`);
    await hydrate(page);
    const data = page.waitForResponse(`${site}/contact.json`);
    await page.locator('header a[href="/contact"]').first().hover();
    expect((await data).ok()).toBe(true);
  });

  test('fetches the data of the link that the visitor pointed at before the app was loaded', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/`);
    const data = page.waitForResponse(`${site}/contact.json`);
    await page.locator('header a[href="/contact"]').first().hover();
    expect((await data).ok()).toBe(true);
  });

  for (const { where, path, arriveAt } of [
    { where: 'opens the menu', path: '/calculator', arriveAt: '[data-block=lease-calculator] label' },
    { where: 'comes to the header first of all', path: '/leasevormen', arriveAt: undefined },
  ]) {
    test(`fetches what any next page needs when a visitor ${where}`, async ({ page, site }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(site + path);
      if (arriveAt) {
        await page.locator(arriveAt).first().hover();
        await page.locator('html[data-hydrated]').waitFor();
        expect(asked.filter((file) => /show-site|site\.data/.test(file))).toEqual([]);
        await page.locator('header [popovertarget]').locator('visible=true').first().click();
      } else {
        // At its edge, where no link is.
        await page.mouse.move(5, 5);
      }
      for (const needed of [/show-site/, /site\.data\.json$/, /\.css$/]) {
        await expect.poll(() => asked.some((file) => needed.test(file)), String(needed)).toBe(true);
      }
    });
  }

  test('goes back to the page that the document came with, without asking the network', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/leasevormen`);
    await hydrate(page);
    const data = page.waitForResponse(`${site}/leasevormen.json`);
    await page.locator('header a[href="/contact"]').first().click();
    await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
    await (await data).finished();
    await page.context().setOffline(true);
    await page.goBack();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).not.toHaveText(pageSays('/contact').heading);
    await expect(page).toHaveTitle(new RegExp(`^${pageSays('/leasevormen').title}`));
    await expect(page.locator('head title')).toHaveCount(1);
  });

  test('a step back before the next page is there never shows that page', async ({ page, site }) => {
    const { heading } = pageSays('/contact');
    for (const delay of [0, 10, 20, 30, 45, 60, 80]) {
      await page.goto(`${site}/leasevormen`);
      await hydrate(page);
      const shown = await page.evaluate(headingsAfterStepBack, { heading, delay });
      expect(shown, `after ${delay} ms`).not.toContain(heading);
    }
  });

  test('closes a menu that is open on the way back', async ({ page, site }) => {
    await page.goto(`${site}/leasevormen`);
    await hydrate(page);
    await page.locator('header a[href="/contact"]').first().click();
    await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
    await page.getByRole('button', { name: 'Equipment' }).click();
    await expect(page.locator('#menu-panel')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site}/leasevormen`);
    await expect(page.locator('#menu-panel')).toBeHidden();
  });

  test('fetches styles that repeat nothing of what every document has', async ({ page, site }) => {
    await page.goto(`${site}/`);
    const styles = await page.locator('#loader').getAttribute('data-styles');
    const text = await (await page.request.get(`${site}${styles}`)).text();
    expect(text).toContain('{');
    expect(text).not.toContain('@font-face');
    expect(text).not.toContain('box-sizing:border-box');
  });

  test('starts at the top for a visitor who came back a moment ago, and presses without a pointer', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/leasevormen`);
    await hydrate(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.locator('header a[href="/contact"]').first().click();
    await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
    await page.goBack();
    await expect(page.locator('h1')).not.toHaveText(pageSays('/contact').heading);
    // As a screen reader does.
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/contact"]')?.click());
    await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('returns to the same place on a page with anchors that was navigated to', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site}/contact`);
    await hydrate(page);
    await page.locator('footer a[href="/privacy"]').first().click();
    await expect(page.locator('h1')).toHaveText(pageSays('/privacy').heading);
    for (const anchor of ['wie', 'rechten']) {
      await page.locator(`main a[href="#${anchor}"]`).first().click();
      await expect(page).toHaveURL(`${site}/privacy#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    }
    const scroll = () => page.evaluate(() => Math.round(scrollY));
    const last = await scroll();
    await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
    await expect.poll(scroll).toBe(last - 300);
    // Waits a frame: no visitor goes back in the frame in which the page scrolls.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.goBack();
    await expect(page.locator('#wie')).toBeInViewport();
    await page.goForward();
    await expect.poll(scroll).toBe(last - 300);
  });

  test('marks the links to the present page, and only those', async ({ page, site }) => {
    const marked = page.locator('header [aria-current], footer [aria-current]');
    const expectMarked = async (path: string): Promise<void> => {
      await expect(marked.first()).toHaveAttribute('href', path);
      const hrefs = await marked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(hrefs)).toEqual(new Set([path]));
    };
    await page.goto(`${site}/leasevormen`);
    await hydrate(page);
    await expectMarked('/leasevormen');
    await page.locator('header a[href="/contact"]').first().click();
    await expectMarked('/contact');
    await page.goBack();
    await expectMarked('/leasevormen');
  });

  test('asks again for styles that did not arrive', async ({ page, site }) => {
    await page.route('**/assets/*.css', (route) =>
      route.request().resourceType() === 'stylesheet' ? route.abort('connectionrefused') : route.continue(),
    );
    const lost = page.waitForEvent('requestfailed');
    await arrive(page, `${site}/contact`);
    await lost;
    await page.unroute('**/assets/*.css');
    const styles = page.waitForResponse('**/assets/*.css');
    await follow(page, '/leasevormen');
    expect((await styles).ok()).toBe(true);
  });

  test('keeps the header and the footer of the document', async ({ page, site }) => {
    await page.goto(`${site}/`);
    await hydrate(page);
    const shell = await page.evaluateHandle(() => [...document.querySelectorAll('body > :not(main)')]);
    await page.locator('header a[href="/contact"]').first().click();
    await expect(page.locator('h1')).toHaveText(pageSays('/contact').heading);
    expect(await shell.evaluate((elements) => elements.every((element) => element.isConnected))).toBe(true);
    expect(await page.locator('body > header').count()).toBe(1);
    expect(await page.locator('body > footer').count()).toBe(1);
  });
});

test.describe('when a route cannot be shown', () => {
  test('a page whose data cannot be read shows a sentence and a way out', async ({ page, site }) => {
    await page.goto(`${site}/`);
    await hydrate(page);
    await page.route('**/contact.json', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.locator('header a[href="/contact"]').first().click();
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveTitle('Er ging iets mis');
    await expect(page.locator('main a[href="/"]')).toBeVisible();
    await page.locator('header a[href="/leasevormen"]').first().click();
    await expect(page).toHaveTitle(new RegExp(`^${pageSays('/leasevormen').title}`));
    await expect(page.locator('head title')).toHaveCount(1);
  });

  test('a page that did not arrive is shown once it does: on a press, and when the connection is back', async ({
    page,
    site,
  }) => {
    await arrive(page, `${site}/`);
    await follow(page, '/leasevormen');
    for (const [path, comeBack] of [
      ['/contact', () => page.getByRole('button', { name: 'Probeer opnieuw' }).click()],
      ['/privacy', () => page.evaluate(() => dispatchEvent(new Event('online')))],
    ] as const) {
      await page.route(`**${path}.json`, (route) => route.abort());
      await page.locator(`a[href="${path}"]`).first().click();
      const heading = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
      await expect(heading).toBeFocused();
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
      // Not yet: then it is announced again.
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
      await expect(heading).toBeFocused();
      await page.unroute(`**${path}.json`);
      await comeBack();
      await expect(page.locator('h1')).toHaveText(pageSays(path).heading);
      await expect(page.locator('h1')).toBeFocused();
    }
  });

  test('a page is shown with one press while an attempt to fetch it is about to fail', async ({
    page,
    site,
  }) => {
    await arrive(page, `${site}/`);
    await follow(page, '/leasevormen');
    let fail = (): void => {};
    const failure = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/contact.json', (route) => failure.then(() => route.abort()), { times: 1 });
    await page.locator('header a[href="/contact"]').first().click();
    fail();
    await expect(page.locator('h1:focus')).toHaveText(pageSays('/contact').heading);
  });

  test('that there is no connection is said until there is one', async ({ page, site, context }) => {
    await page.goto(`${site}/`);
    await hydrate(page);
    await context.setOffline(true);
    await page.locator('footer a[href="/privacy"]').click();
    await expect(page.getByRole('alert')).toContainText('Geen verbinding');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(`${site}/`);
  });

  for (const later of [false, true]) {
    test(`a link that is pressed twice without a connection leaves the ${later ? 'later' : 'first'} page where it is`, async ({
      page,
      site,
    }) => {
      await arrive(page, `${site}/${later ? 'contact' : 'leasevormen'}`);
      if (later) await follow(page, '/leasevormen');
      let fail = (): void => {};
      const failure = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/*', (route) => failure.then(() => route.abort()));
      await page.locator('footer a[href="/privacy"]').dblclick();
      await expect(page).toHaveURL(`${site}/privacy`);
      fail();
      await expect(page.getByRole('alert')).toContainText('Geen verbinding');
      await expect(page).toHaveURL(`${site}/leasevormen`);
      await expect(page.locator('h1')).toHaveText(pageSays('/leasevormen').heading);
    });
  }

  test('a first page that cannot be hydrated says so with room around it', async ({ page, site }) => {
    await page.route(`${site}/contact`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('"blocks":[', '"blocks":[null,') });
    });
    await page.goto(`${site}/contact`);
    // Not at the header, which fetches the styles of other pages.
    await page.locator('main input').first().focus();
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
    await expect(page.locator('main > div')).not.toHaveCSS('padding-block-start', '0px');
  });

  test('a block that throws is left out and the rest of the page stays', async ({ page, site }) => {
    await page.route('**/leasevormen.json', async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      data.blocks[1] = { type: data.blocks[1].type };
      await route.fulfill({ json: data });
    });
    await arrive(page, `${site}/`);
    await follow(page, '/leasevormen');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-block]').nth(1)).toBeEmpty();
    await expect(page.locator('[data-block]').nth(2)).not.toBeEmpty();
  });
});

/** Follows a link and goes back: the headings seen from there on, none if the page was there by then. */
async function headingsAfterStepBack(next: { heading: string; delay: number }): Promise<string[]> {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const seen = new Set<string>();
  document.querySelector<HTMLElement>('header a[href="/contact"]')?.click();
  await wait(next.delay);
  addEventListener('popstate', () => {
    if (heading() === next.heading) return;
    new MutationObserver(() => seen.add(heading())).observe(document, { subtree: true, childList: true });
  });
  history.back();
  await wait(500);
  return [...seen];
}
