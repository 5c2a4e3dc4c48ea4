import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { editedFile } from './edited-page.ts';
import { changedLines, control, editedSite, part, save } from './editor-tests.ts';

const { server, open, onDisk } = editedSite();

test('a mistake is shown at its control, and the list leads there', async ({ page }) => {
  await open(page);
  const title = control(page, '/blocks/0/title');
  await title.fill('');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/Fout: "title" is leeg|Fout: /);
  await expect(page.getByText(/^1 fout/)).toBeVisible();
  await part(page, /^Pagina/).click();
  await expect(title).toBeHidden();
  await page
    .getByRole('list', { name: 'Problemen op deze pagina' })
    .getByRole('button', { name: 'Fout bij “Kop van de pagina” → Kop: ' })
    .click();
  await expect(title).toBeFocused();
  await page.keyboard.type('Proefwagen leasen');
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('a mistake with one certain fix has a button, which is one step and leads to the field', async ({
  page,
}) => {
  const before = onDisk();
  await open(page);
  const [title, text] = ['/blocks/0/title', '/blocks/0/text'].map((pointer) => control(page, pointer));
  if (!title || !text) throw new Error('The block has no title and text.');
  const typed = 'Een wagen van 12000 kg om mee te **proberen **.';
  await text.fill(typed);
  await part(page, /^Pagina/).click();
  const list = page.getByRole('list', { name: 'Problemen op deze pagina' });
  const weight = page.getByRole('button', { name: 'Verbeter: zet “12.000 kg”' });
  await list.getByRole('button', { name: /^Verbeter: zet “\*\*proberen\*\*”/ }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Een wagen van 12000 kg om mee te **proberen**.');
  // At the field, with the keyboard.
  await expect(list.getByRole('button', { name: /^Verbeter/ })).toHaveCount(1);
  await page
    .getByRole('region', { name: 'Kop van de pagina' })
    .and(page.locator('section'))
    .locator(weight)
    .press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Een wagen van 12.000 kg om mee te **proberen**.');
  await expect(weight).toHaveCount(0);
  await save(page);
  expect(changedLines(before, onDisk())).toEqual([
    '- "text": "Een wagen om mee te proberen.",',
    '+ "text": "Een wagen van 12.000 kg om mee te **proberen**.",',
  ]);
  for (const value of ['Een wagen van 12000 kg om mee te **proberen**.', typed]) {
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue(value);
  }
  // Only its author knows what the title of a page is.
  await title.fill('');
  await expect(list).toContainText('Kop:');
  await expect(title.locator('..').getByRole('button', { name: /^Verbeter/ })).toHaveCount(0);
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await save(page);
  expect(onDisk()).toBe(before);
});

test('a word that is wrong becomes the one that is meant, and one that is right comes to the list of words', async ({
  page,
}) => {
  const [before, words] = [onDisk(), onDisk('pages/_words.txt')];
  await open(page);
  const text = control(page, '/blocks/0/text');
  await text.fill('Bereken het Maanbedrag van een Kwiebelaar.');
  await part(page, /^Pagina/).click();
  const list = page.getByRole('list', { name: 'Problemen op deze pagina' });
  const meant = list.getByRole('button', { name: 'Maak er “Maandbedrag” van' });
  await meant.press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Bereken het Maandbedrag van een Kwiebelaar.');
  await expect(meant).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(text).toHaveValue('Bereken het Maanbedrag van een Kwiebelaar.');
  await part(page, /^Pagina/).click();
  const known = list.getByRole('button', { name: 'Zet in woordenlijst: kwiebelaar' });
  await known.press('Enter');
  await expect(text).toBeFocused();
  await expect(known).toHaveCount(0);
  expect(changedLines(words, onDisk('pages/_words.txt'))).toEqual(['+ kwiebelaar']);
  expect(onDisk()).toBe(before);
  await text.fill('Een wagen om mee te proberen.');
  await save(page);
  await page.goto(`${server().address}/_kit/paginas`);
  await expect(page.getByText('Het woord “kwiebelaar” staat nu in de woordenlijst.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => onDisk('pages/_words.txt')).toBe(words);
  writeFileSync(server().file(editedFile), before);
});
