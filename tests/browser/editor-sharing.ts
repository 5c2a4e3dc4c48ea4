import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { editedFile } from './edited-page.ts';
import { control, type EditorTests, part } from './editor-tests.ts';

const shared = 'pages/_shared/proefvragen.json';

/** Tests of blocks that become shared, and of a page's own again. */
export function testSharing({ server, open }: EditorTests): void {
  const onDisk = (name = editedFile): string => readFileSync(server().file(name), 'utf8');
  const isThere = (): boolean => existsSync(server().file(shared));
  const isSaved = (page: Page): Promise<void> => expect(page.getByText('Alles is bewaard')).toBeVisible();

  async function share(page: Page): Promise<void> {
    await part(page, /Vragen over de wagen/).click();
    await page.getByText('Maak hier een gedeeld blok van').click();
    const name = page.getByLabel('Hoe heet het gedeelde blok?');
    await expect(name).toHaveValue('Vragen over de wagen');
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
    expect(JSON.parse(onDisk(shared))).toEqual(blocks[1]);
    const after = JSON.parse(onDisk());
    expect(after.blocks).toEqual([
      { ...blocks[0], title: 'Proefwagen om te delen' },
      { shared: 'proefvragen' },
      ...blocks.slice(2),
    ]);
    await expect(page.getByText(shared)).toHaveCount(0);
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

  test('a name that is taken is refused where it is asked', async ({ page }) => {
    await open(page);
    await part(page, /Vragen over de wagen/).click();
    await page.getByText('Maak hier een gedeeld blok van').click();
    await page.getByLabel('Hoe heet het gedeelde blok?').fill('Proef');
    await page.getByRole('button', { name: 'Maak er een gedeeld blok van' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Er is al een gedeeld blok' })).toContainText(
      'Kies een andere naam.',
    );
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
}
