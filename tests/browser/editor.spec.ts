import { readFileSync, writeFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { diffLines } from 'diff';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';

test.describe.configure({ mode: 'serial' });

const route = '/equipment/wegtransport/bakwagen';
const file = `pages${route}.json`;
let server: DevelopmentServer;

test.beforeAll(async () => {
  server = await startDevelopmentServer(4520);
});

test.afterAll(() => server?.stop());

/** The file as it stands on the disk. */
const onDisk = (name = file): string => readFileSync(server.file(name), 'utf8');

async function openEditor(page: Page, query = `pagina=${route}`): Promise<void> {
  await page.goto(`${server.address}/_kit/bewerken?${query}`);
  await expect(page.getByRole('button', { name: 'Bewaar' })).toBeAttached();
  await expect(page.getByText('Bezig met controleren')).toBeHidden();
}

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title=Voorbeeld]');
const control = (page: Page, pointer: string): Locator => page.locator(`[name="${pointer}"]`);
const part = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Delen van dit document' }).getByRole('button', { name });

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
}

/** The lines that went and came, without their indentation. */
function changedLines(before: string, after: string): string[] {
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) =>
      value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `${added ? '+' : '-'} ${line.trim()}`),
    );
}

test('a page leads to its editor, and so does the list of pages', async ({ page }) => {
  await page.goto(server.address + route);
  await page.getByRole('link', { name: 'Bewerk deze pagina' }).click();
  await expect(page).toHaveURL(new RegExp(`/_kit/bewerken\\?pagina=${encodeURIComponent(route)}`));
  await page.goto(`${server.address}/_kit/paginas`);
  await page.getByRole('link', { name: `Bewerk deze pagina: ${route}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bakwagen leasen' })).toBeVisible();
});

test('what is typed shows in the page, is undone and done again, and only that is saved', async ({
  page,
}) => {
  const before = onDisk();
  await openEditor(page);
  const title = control(page, '/blocks/0/title');
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' zonder gedoe');
  await expect(preview(page).locator('h1')).toHaveText('Bakwagen leasen zonder gedoe');
  await expect(title).toBeFocused();
  expect(onDisk()).toBe(before);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Bakwagen leasen');
  await expect(preview(page).locator('h1')).toHaveText('Bakwagen leasen');
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Bakwagen leasen zonder gedoe');
  await save(page);
  expect(changedLines(before, onDisk())).toEqual([
    '- "title": "Bakwagen leasen",',
    '+ "title": "Bakwagen leasen zonder gedoe",',
  ]);
  await title.fill('Bakwagen leasen');
  await save(page);
  expect(onDisk()).toBe(before);
});

test('a mistake is told at its control, and the list leads there', async ({ page }) => {
  await openEditor(page);
  const title = control(page, '/blocks/0/title');
  await title.fill('');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/Fout: "title" is leeg|Fout: /);
  await expect(page.getByText(/^1 fout/)).toBeVisible();
  await part(page, /^Pagina/).click();
  await expect(title).toBeHidden();
  await page.getByRole('list', { name: 'Problemen op deze pagina' }).getByRole('button').first().click();
  await expect(title).toBeFocused();
  await page.keyboard.type('Bakwagen leasen');
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('blocks are added, moved, copied and removed, and only those lines change', async ({ page }) => {
  const before = onDisk();
  await openEditor(page);
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
  await openEditor(page);
  await part(page, /Vragen over een bakwagen/).click();
  await page.getByRole('button', { name: 'Voeg toe: Vragen en antwoorden' }).click();
  await control(page, '/blocks/7/items/5/question').fill('Kan ik een bakwagen ook kort leasen?');
  await control(page, '/blocks/7/items/5/answer').fill('Ja. Vanaf 12 maanden is dat mogelijk.');
  await page.getByRole('button', { name: 'Verplaats omhoog: Vragen en antwoorden 6' }).click();
  await expect(control(page, '/blocks/7/items/4/question')).toHaveValue(
    'Kan ik een bakwagen ook kort leasen?',
  );
  await save(page);
  expect(changedLines(before, onDisk())).toEqual(
    [
      '+ "question": "Kan ik een bakwagen ook kort leasen?",',
      '+ "answer": "Ja. Vanaf 12 maanden is dat mogelijk."',
      '+ },',
      '+ {',
    ].map((line) => expect.stringContaining(line.slice(2))),
  );
  await page.getByRole('button', { name: 'Verwijder: Vragen en antwoorden 5' }).click();
  await save(page);
  expect(onDisk()).toBe(before);
});

test('words become bold and a link without a star or bracket in sight of the author', async ({ page }) => {
  await openEditor(page);
  const text = control(page, '/blocks/0/text');
  await text.fill('Zo rijd je snel');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 7));
  await page.getByRole('group', { name: 'Opmaak van Tekst' }).getByRole('button', { name: 'Vet' }).click();
  await expect(preview(page).locator('[data-block=hero] strong').first()).toHaveText('rijd');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(15, 19));
  await page.getByRole('group', { name: 'Opmaak van Tekst' }).getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Waar gaat de link heen?').fill('/contact');
  await page.keyboard.press('Enter');
  await expect(preview(page).locator('[data-block=hero] p a').first()).toHaveAttribute('href', '/contact');
  await expect(text).toHaveValue('Zo **rijd** je [snel](/contact)');
});

test('a click in the page opens the form of that block', async ({ page }) => {
  await openEditor(page);
  await preview(page).getByRole('heading', { name: 'Bekijk ook' }).click();
  await expect(page.getByRole('region', { name: 'Lijst met links' })).toBeVisible();
  await expect(preview(page).locator('[data-chosen]')).toContainText('Bekijk ook');
});

test('a shared block leads to its own editor, where it is shown on a page', async ({ page }) => {
  const name = 'pages/_shared/vrachtvervoer-cta.json';
  const before = onDisk(name);
  await openEditor(page);
  await part(page, /vrachtvervoer-cta/).click();
  await page.getByRole('link', { name: /Bewerk het gedeelde blok/ }).click();
  await control(page, '/title').fill('Samen rekenen?');
  await expect(preview(page).getByRole('heading', { name: 'Samen rekenen?' })).toBeVisible();
  await save(page);
  expect(changedLines(before, onDisk(name))).toHaveLength(2);
});

test('what was not saved is offered again after the tab was closed', async ({ page, context }) => {
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Nog niet af');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
  await expect(preview(page).locator('h1')).toHaveText('Nog niet af');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await openEditor(again);
  await again.getByRole('button', { name: 'Ga ermee verder' }).click();
  await expect(control(again, '/blocks/0/title')).toHaveValue('Nog niet af');
  await again.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(again.getByText('Alles is bewaard')).toBeVisible();
});

test('a file that changed elsewhere asks which version stays, and loses neither', async ({ page }) => {
  const before = onDisk();
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Mijn kop');
  await expect(preview(page).locator('h1')).toHaveText('Mijn kop');
  server.change(file, '"title": "Bakwagen leasen",\n      "text"', '"title": "Andermans kop",\n      "text"');
  const question = page.getByRole('alert', { name: 'Twee versies' });
  await expect(question.getByRole('region', { name: 'Jouw versie' })).toContainText('Mijn kop');
  await expect(question.getByRole('region', { name: 'In het bestand' })).toContainText('Andermans kop');
  await question.getByRole('button', { name: 'Neem de versie van het bestand' }).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Andermans kop');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Mijn kop');
  await save(page);
  expect(onDisk()).toContain('Mijn kop');
  writeFileSync(server.file(file), before);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Bakwagen leasen');
});

for (const width of [390, 1280]) {
  test(`an editor ${width} wide has no fault that axe finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page);
    await part(page, /Vragen over een bakwagen/).click();
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
