import type { Page } from '@playwright/test';
import { blockTypes } from '../block-types.ts';
import { firstOfTheirKind } from '../first-of-their-kind.ts';
import { extendForms, translate } from './changed-documents.ts';
import { complaints } from './complaints.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './site.ts';
import { arrive, follow, holdFiles, holdScripts, hurryLongWaits } from './visitor.ts';

/** The menu's links lead to pages that the site of examples does not have; pointing at one fetches its data. */
const elsewhere = /\.json$/;

test('every example of every block type hydrates without a word in the console', async ({
  page,
  exampleSite,
  messages,
}) => {
  for (const type of blockTypes) {
    const block = page.locator(`[data-block="${type}"]`).first();
    await page.goto(`${exampleSite}/${type}`);
    await expect(block).not.toBeEmpty();
    await hydrate(page);
    await expect(block).not.toBeEmpty();
    expect(complaints(messages, elsewhere), type).toEqual([]);
  }
});

test('a press waits for the styles of its answer, which would move buttons from under the next', async ({
  page,
  site,
}) => {
  const release = await holdFiles(page, '**/assets/site-*.css');
  await page.goto(`${site}/calculator`);
  const mainScript = String(await page.locator('#loader').getAttribute('data-main'));
  const main = page.waitForEvent('requestfinished', {
    predicate: (request) => request.url().endsWith(mainScript),
  });
  await page.locator('header').first().hover();
  await main;
  // As long as hydration takes when nothing is held.
  await page.waitForTimeout(500);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await page.locator('html[data-hydrated]').waitFor();
});

for (const route of firstOfTheirKind) {
  test(`${route} hydrates without a word in the console and without changing what is there`, async ({
    page,
    warningSite,
    messages,
  }) => {
    await page.goto(warningSite + route);
    const before = await contentOf(page);
    await hydrate(page);
    expect(await contentOf(page)).toBe(before);
    expect(complaints(messages)).toEqual([]);
  });
}

/** What others do to a document before it hydrates. */
const changes = [
  ['a translator', translate],
  ['an extension', extendForms],
] as const;

for (const [by, change] of changes) {
  for (const path of ['/calculator', '/equipment/wegtransport/bakwagen', '/contact']) {
    test(`a document that ${by} changed keeps its content, what is typed and the focus: ${path}`, async ({
      page,
      site,
    }) => {
      await page.goto(site + path);
      await page.evaluate(change);
      const main = page.locator('main');
      const kept = main.locator('[data-block]:not([data-live]), [data-live] aside');
      const before = await kept.allTextContents();
      const field = main.locator('[data-live] input[type=text]').first();
      await field.evaluate((element) => {
        if (element instanceof HTMLInputElement) element.value = '40.000';
        // The first sign of intent: it loads the app.
        if (element instanceof HTMLElement) element.focus();
      });
      await page.locator('html[data-hydrated]').waitFor();
      expect(await kept.allTextContents()).toEqual(before);
      for (const block of await main.locator('[data-live]').all()) await expect(block).not.toBeEmpty();
      await expect(field).toHaveValue('40.000');
      await expect(field).toBeFocused();
    });
  }
}

test('what is ticked in a translated document stays ticked', async ({ page, site }) => {
  await page.goto(`${site}/stukken`);
  for (const [, change] of changes) await page.evaluate(change);
  const boxes = page.locator('[data-block=document-checklist] input');
  await boxes.nth(1).check();
  await hydrate(page);
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();
});

test('a button that is pressed in a translated document is pressed', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  for (const [, change] of changes) await page.evaluate(change);
  await page.locator('main form [type=submit]').click();
  await expect(page.locator('main form [aria-invalid]').first()).toBeFocused();
});

test('a button that is pressed while no script arrives says so, and still works when it does', async ({
  page,
  site,
}) => {
  await hurryLongWaits(page);
  const release = await holdScripts(page);
  await page.goto(`${site}/contact`);
  await page.locator('main form [type=submit]').click();
  const notice = page.getByText('Laad de pagina opnieuw');
  await expect(notice).toBeVisible();
  release();
  await expect(page.locator('main form [name=firstName]')).toBeFocused();
  await expect(notice).toBeHidden();
});

/** By what is pressed: what then has the focus. */
const presses = [
  ['[name=email]', '[name=email]'],
  ['[name=subject]', '[name=subject]'],
  ['[type=submit]', '[name=firstName]'],
] as const;

for (const [pressed, focused] of presses) {
  test(`${pressed} of a translated document that is released when it is hydrated has been pressed`, async ({
    page,
    site,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${site}/contact`);
    await page.evaluate(translate);
    await page.locator(`main form ${pressed}`).hover();
    await page.mouse.down();
    release();
    await page.locator('html[data-hydrated]').waitFor();
    await page.mouse.up();
    await expect(page.locator(`main form ${focused}`)).toBeFocused({ timeout: 3000 });
  });

  test(`${pressed} of a translated document that is pressed while it hydrates has been pressed`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(holdTasks);
    await page.goto(`${site}/contact`);
    await page.evaluate(translate);
    const control = page.locator(`main form ${pressed}`);
    await control.hover();
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.mouse.down();
    await page.evaluate(() => dispatchEvent(new Event('tasks')));
    await page.locator('html[data-hydrated]').waitFor();
    await page.mouse.up();
    await expect(page.locator(`main form ${focused}`)).toBeFocused({ timeout: 3000 });
  });
}

test('a link whose context menu was opened is not followed by a later press elsewhere', async ({
  page,
  site,
}) => {
  await arrive(page, `${site}/leasevormen`);
  await follow(page, '/contact');
  await page.locator('main a[href="/privacy"]').last().hover();
  // The menu of the browser takes the release.
  await page.mouse.down({ button: 'right' });
  await page.goBack();
  await expect(page).toHaveURL(`${site}/leasevormen`);
  await page.locator('h1:focus').waitFor();
  // At its edge, where nothing is.
  await page.mouse.move(700, 5);
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
  await expect(page).toHaveURL(`${site}/leasevormen`);
});

/** Holds React's tasks back until an event `tasks`, as a busy processor does. For the page. */
function holdTasks(): void {
  const { postMessage } = MessagePort.prototype;
  let isHeld = true;
  const held: MessagePort[] = [];
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (isHeld) held.push(this);
    else postMessage.call(this, message);
  };
  addEventListener('tasks', () => {
    isHeld = false;
    for (const port of held) port.postMessage(0);
  });
}

test('a page that a translator goes on translating is used as any other', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await hydrate(page);
  const form = page.locator('main form');
  await form.locator('[type=submit]').click();
  const summary = form.getByText('Kijk deze');
  await expect(summary).toHaveText('Kijk deze 4 velden na');
  await page.evaluate(translate);
  await form.locator('[name=firstName]').fill('Anna');
  await form.locator('[type=submit]').click();
  await expect(summary).toHaveText(/^Kijk deze 3 velden na/);
  await expect(form.locator('[name=lastName]')).toBeFocused();
});

/** What the page says, but for what depends on the time of day. */
function contentOf(page: Page): Promise<string | null> {
  return page.locator('main').evaluate((main) => {
    for (const part of main.querySelectorAll('[data-part=now]')) part.textContent = '';
    return main.textContent;
  });
}
