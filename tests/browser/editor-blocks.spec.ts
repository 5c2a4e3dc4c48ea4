import { existsSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { editedShared } from './edited-page.ts';
import { changedLines, control, editedSite, part, preview, save } from './editor-tests.ts';

const { server, open, onDisk } = editedSite();

test('blocks are added, moved, copied and removed, and only those lines change', async ({ page }) => {
  const before = onDisk();
  await open(page);
  await part(page, /Bekijk ook/).click();
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mededeling/ })
    .click();
  await expect(preview(page).locator('[data-block=notice]')).toBeVisible();
  await page.getByRole('button', { name: 'Verplaats omhoog', exact: true }).click();
  await page.getByRole('button', { name: 'Dupliceer', exact: true }).click();
  await expect(preview(page).locator('[data-block=notice]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
  await expect(preview(page).locator('[data-block=notice]')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  const lines = changedLines(before, onDisk());
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([]);
  expect(lines).toContain('+ "type": "notice",');
  expect(lines.length).toBeLessThan(15);
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await save(page);
  expect(onDisk()).toBe(before);
});

test('a list grows, is ordered and shrinks', async ({ page }) => {
  const before = onDisk();
  await open(page);
  await part(page, /Vragen over de wagen/).click();
  await page.getByRole('button', { name: 'Voeg toe: Vragen en antwoorden' }).click();
  await control(page, '/blocks/1/items/3/question').fill('Kan ik hem ook kort leasen?');
  await control(page, '/blocks/1/items/3/answer').fill('Ja. Vanaf 12 maanden is dat mogelijk.');
  await page.getByRole('button', { name: 'Verplaats omhoog: Vragen en antwoorden 4' }).click();
  await expect(control(page, '/blocks/1/items/2/question')).toHaveValue('Kan ik hem ook kort leasen?');
  await save(page);
  expect(changedLines(before, onDisk())).toEqual(
    [
      '+ "question": "Kan ik hem ook kort leasen?",',
      '+ "answer": "Ja. Vanaf 12 maanden is dat mogelijk."',
      '+ },',
      '+ {',
    ].map((line) => expect.stringContaining(line.slice(2))),
  );
  await page.getByRole('button', { name: 'Verwijder: Vragen en antwoorden 3' }).click();
  await save(page);
  expect(onDisk()).toBe(before);
});

/** Pastes a text over what a field holds. */
async function pasteOver(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.evaluate((target, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('what is pasted becomes an item for each point, one line in a field of one line, and cells of a table', async ({
  page,
}) => {
  const before = onDisk();
  await open(page);
  await part(page, /^Kaart$/).click();
  await expect(page.getByText('Kaart', { exact: true })).toHaveCount(2);
  const features = page.locator('[name^="/card/features/"]');
  const long = 'Ook '.repeat(40).trim();
  await pasteOver(features.first(), `•\tAltijd vrij\r\n•\t${long}\r\n•\t${long}\r\n`);
  await expect(features).toHaveCount(3);
  const title = control(page, '/card/title');
  await pasteOver(title, 'Twee\r\nregels\u200B\r\n');
  await expect(title).toHaveValue('Twee regels');
  await part(page, /Bekijk ook/).click();
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tabel/ })
    .click();
  await pasteOver(control(page, '/blocks/3/rows/0/0'), 'Klein\t1 m\r\nGroot\t2 m\r\n');
  await expect(control(page, '/blocks/3/rows/1/1')).toHaveValue('2 m');
  await save(page);
  const { card, blocks } = JSON.parse(onDisk());
  expect(card).toMatchObject({ title: 'Twee regels', features: ['Altijd vrij', long, long] });
  expect(blocks[3].rows.map((cells: string[]) => cells.slice(0, 2)).slice(0, 2)).toEqual([
    ['Klein', '1 m'],
    ['Groot', '2 m'],
  ]);
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await save(page);
  expect(onDisk()).toBe(before);
});

test('a block is dragged to another place, moved with the keyboard, or by buttons that are pressed at once', async ({
  page,
}) => {
  const before = onDisk();
  await open(page);
  const names = (): Promise<string[]> =>
    page.locator('nav[aria-label="Delen van dit document"] ol').first().locator('strong').allTextContents();
  const start = await names();
  await part(page, /Bekijk ook/).dragTo(part(page, /Vragen over de wagen/));
  const moved = [start[0], start[2], start[1], ...start.slice(3)];
  await expect.poll(names).toEqual(moved);
  await expect(preview(page).locator('[data-block]').nth(1)).toHaveAttribute('data-block', 'link-list');
  await part(page, /Bekijk ook/).press('Alt+ArrowDown');
  await expect.poll(names).toEqual(start);
  await expect(part(page, /Bekijk ook/)).toBeFocused();
  await save(page);
  expect(onDisk()).toBe(before);
  await test.step('each button changes the block that was seen', async () => {
    const parts = part(page, /./);
    const all = await parts.allInnerTexts();
    await part(page, /Bekijk ook/).click();
    await page.getByRole('group', { name: 'Dit blok' }).evaluate((tools) => {
      const buttons = [...tools.querySelectorAll('button')];
      for (const name of ['Verplaats omhoog', 'Dupliceer'])
        buttons.find(({ textContent }) => textContent === name)?.click();
    });
    await expect(part(page, /Bekijk ook/)).toHaveCount(2);
    await expect(parts).toHaveCount(all.length + 1);
    for (let step = 0; step < 2; step += 1)
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.poll(() => parts.allInnerTexts()).toEqual(all);
  });
});

test('blocks to add show what they look like and when to use them; one is found by its name, and added with the keyboard', async ({
  page,
}) => {
  await open(page);
  await page.getByText('Wanneer gebruik je dit?').click();
  const form = page.getByRole('region', { name: 'Kop van de pagina' });
  await expect(form.getByText('hier leest een bezoeker of hij goed zit')).toBeVisible();
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await expect(dialog.locator('[inert] [data-block=table] table')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Tabel/ })).toContainText('op dezelfde punten vergelijkt');
  const names = await dialog.locator('ul').first().locator('li > button > strong').allTextContents();
  expect(names).toContain('Tabel');
  expect(names, 'who knows a name finds it').toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nl')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Blok toevoegen' }).press('Enter');
  await page.keyboard.type('stappen');
  await expect(dialog.getByRole('listitem').getByRole('button').first()).toHaveText(/^Stappen/);
  await expect(dialog.getByRole('status')).toContainText('Enter kiest de eerste.');
  await page.keyboard.press('Enter');
  await expect(control(page, '/blocks/1/title')).toBeFocused();
  await expect(part(page, /^Stappen/)).toHaveAttribute('aria-current', 'true');
});

test('a shared block leads to its own editor, where it is shown on a page', async ({ page }) => {
  const name = editedShared;
  const before = onDisk(name);
  await open(page);
  await part(page, /Klaar voor de rit\?$/).click();
  await page.getByRole('link', { name: /Bewerk het gedeelde blok/ }).click();
  await control(page, '/title').fill('Samen rekenen?');
  await expect(preview(page).getByRole('heading', { name: 'Samen rekenen?' })).toBeVisible();
  await save(page);
  expect(changedLines(before, onDisk(name))).toHaveLength(2);
});

const madeShared = 'pages/_shared/proefvragen.json';

const isThere = (): boolean => existsSync(server().file(madeShared));
const isSaved = (page: Page): Promise<void> => expect(page.getByText('Alles is bewaard')).toBeVisible();

async function share(page: Page): Promise<void> {
  await part(page, /Vragen over de wagen/).click();
  await page.getByText('Maak hier een gedeeld blok van').click();
  const name = page.getByLabel('Hoe heet het gedeelde blok?');
  await expect(name).toHaveValue('Vragen over de wagen');
  await name.fill('Proef');
  await name.press('Enter');
  const taken = page.getByRole('alert').filter({ hasText: 'Er is al een gedeeld blok' });
  await expect(taken).toContainText('Kies een andere naam.');
  await name.fill('Proefvragen');
  await name.press('Enter');
  await expect(page.getByText('Gelukt: dit is nu het gedeelde blok “proefvragen”')).toBeVisible();
  await isSaved(page);
}

test('a block becomes a shared one, and one undo takes both files back', async ({ page }) => {
  const before = onDisk();
  await open(page);
  // What was not saved yet goes along.
  await control(page, '/blocks/0/title').fill('Proefwagen om te delen');
  await share(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Gedeeld blok' })).toBeFocused();
  const { blocks } = JSON.parse(before);
  expect(JSON.parse(onDisk(madeShared))).toEqual(blocks[1]);
  const after = JSON.parse(onDisk());
  expect(after.blocks).toEqual([
    { ...blocks[0], title: 'Proefwagen om te delen' },
    { shared: 'proefvragen' },
    ...blocks.slice(2),
  ]);
  await expect(page.getByText(madeShared)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(control(page, '/blocks/1/title')).toHaveValue('Vragen over de wagen');
  await isSaved(page);
  expect(isThere()).toBe(false);
  await control(page, '/blocks/1/title').fill('Vragen');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await part(page, /^Kop van de pagina/).click();
  await control(page, '/blocks/0/title').fill('Proefwagen leasen');
  await page.keyboard.press('Control+s');
  await expect.poll(() => onDisk()).toBe(before);
});

test('a shared block becomes one of the page’s own, and is removed where it stands nowhere', async ({
  page,
}) => {
  const before = onDisk();
  await open(page);
  await share(page);
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await expect(dialog.getByRole('button', { name: /proefvragen, staat op 1 pagina/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Maak los van het gedeelde blok').click();
  await page.getByRole('button', { name: 'Maak het los' }).click();
  await expect(control(page, '/blocks/1/title')).toHaveValue('Vragen over de wagen');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('link', { name: 'Bewerk het gedeelde blok' })).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(control(page, '/blocks/1/title')).toHaveValue('Vragen over de wagen');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  expect(onDisk()).toBe(before);
  await open(page, 'bestand=_shared/proefvragen.json');
  await expect(page.getByText('Dit blok staat nog op geen pagina')).toBeVisible();
  await page.getByRole('button', { name: 'Verwijder dit gedeelde blok' }).click();
  await page.waitForURL('**/_kit/paginas');
  expect(isThere()).toBe(false);
  await expect(page.getByText('Het gedeelde blok “proefvragen” is verwijderd.')).toBeVisible();
});
