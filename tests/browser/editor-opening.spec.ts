import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { editedFile, editedRoute } from './edited-page.ts';
import { control, editedSite } from './editor-tests.ts';

const { server, open, onDisk } = editedSite();

test('a page leads to its editor, and so does the list of pages', async ({ page }) => {
  const editor = page.getByRole('heading', { level: 1, name: 'Proefwagen leasen' });
  await page.goto(server().address + editedRoute);
  await page.getByRole('link', { name: 'Bewerk deze pagina' }).click();
  await expect(page).toHaveURL(new RegExp(`/_kit/bewerken\\?pagina=${encodeURIComponent(editedRoute)}`));
  await expect(editor).toBeVisible();
  await page.goto(`${server().address}/_kit/paginas`);
  await page.getByRole('link', { name: `Bewerk deze pagina: ${editedRoute}`, exact: true }).click();
  await expect(editor).toBeVisible();
});

const contact = 'pages/contact.json';

const titleButton = (page: Page): Locator => page.getByRole('heading', { level: 1 }).getByRole('button');

test('another page is found by typing, with the keyboard alone, and what was typed here is kept', async ({
  page,
}) => {
  const before = onDisk();
  await open(page);
  await control(page, '/blocks/0/title').fill('Nog even dit');
  await titleButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Naar een andere pagina' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('link', { name: /Proefwagen leasen/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.type('bedrijfswagen weg');
  const found = dialog.getByRole('link');
  await expect(found).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  // The first empties the field, as in any field to search in.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(titleButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('bedrijfswagen weg');
  await page.keyboard.press('Enter');
  await page.waitForURL(/bedrijfswagen$/);
  expect(onDisk()).toBe(
    before.replace('"title": "Proefwagen leasen",\n      "text"', '"title": "Nog even dit",\n      "text"'),
  );
  writeFileSync(server().file(editedFile), before);
});

test('the list of pages at the title has its pages at once, and says which have problems and which work that was not saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const draft = { text: '{}', hash: 'x', at: '2026-11-01T10:00:00Z' };
    localStorage.setItem('bewerken pages/calculator.json elders', JSON.stringify(draft));
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page);
  await test.step('on a wide screen the bar begins where the bar of the kit does', async () => {
    const lefts = await page
      .locator('header svg, h1')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(2);
    expect(lefts[0]).toBe(lefts[1]);
  });
  const dialog = page.getByRole('dialog', { name: 'Naar een andere pagina' });
  const search = dialog.getByRole('searchbox');
  await test.step('opened again at once it has its pages', async () => {
    await titleButton(page).click();
    await expect(search).toBeFocused();
    await dialog.evaluate(async (element: HTMLDialogElement) => {
      const closed = new Promise((resolve) => element.addEventListener('close', resolve));
      element.close();
      // Before the browser fires its close event.
      document.querySelector<HTMLElement>('h1 button')?.click();
      await closed;
    });
    await expect(dialog.getByRole('link', { name: /Proefwagen leasen/ })).toBeVisible();
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
  });
  server().change(contact, '"type": "faq"', '"type": "fqa"');
  const elsewhere = page.getByRole('list', { name: 'Problemen op andere pagina’s' });
  await expect(elsewhere.getByRole('link', { name: /^contact/ }).first()).toBeVisible();
  await titleButton(page).click();
  await search.fill('/contact');
  await expect(dialog.getByRole('link').first()).toContainText(/\d fout/);
  await search.fill('/calculator');
  await expect(dialog.getByRole('link').first()).toContainText('niet bewaard werk');
  server().change(contact, '"type": "fqa"', '"type": "faq"');
  await search.fill('begrippen');
  await dialog.getByRole('link', { name: 'Begrippenlijst' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Begrippenlijst' })).toBeVisible();
});

test('a document that is opened has the site read once', async ({ page }) => {
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_kit/bewerken/site')) read.push(request.url());
  });
  // The event of what the previous test undid may arrive only now.
  const events: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/"content:(?:changed|site)"/.test(`${payload}`)) events.push(payload);
    }),
  );
  await open(page);
  await control(page, '/blocks/0/title').fill('');
  await expect(page.getByText(/^1 fout/)).toBeVisible();
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThanOrEqual(1 + events.length);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('an engine that cannot be loaded is reported, with the way out', async ({ page }) => {
  await page.route(/worker/, (route: Route) => route.abort());
  await page.goto(`${server().address}/_kit/bewerken?pagina=${editedRoute}`);
  await expect(page.getByText('laad deze pagina opnieuw')).toBeVisible();
});
