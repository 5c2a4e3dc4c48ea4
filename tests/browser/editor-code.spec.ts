import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { editedFile, editedRoute } from './edited-page.ts';
import { editedSite, preview } from './editor-tests.ts';

const { server, open, onDisk } = editedSite();

const code = (page: Page): Locator => page.getByRole('textbox', { name: 'Code' });
const heading = (page: Page): Locator => preview(page).locator('h1');

/** Puts the cursor behind words of the code. */
async function goBehind(page: Page, words: string): Promise<void> {
  const line = page.locator('.cm-line', { hasText: words }).first();
  await line.scrollIntoViewIfNeeded();
  await line.click();
  // Once for each row that the line takes, which the letters of the machine decide; more does nothing.
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('End');
}

/** The words of the line of code that the cursor is in. */
function lineOfCursor(page: Page): Promise<string> {
  return page.evaluate(
    () => getSelection()?.anchorNode?.parentElement?.closest('.cm-line')?.textContent ?? '',
  );
}

async function openCode(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(code(page)).toBeVisible();
}

test('code and form are one document with one history, and the code comes when it is wanted', async ({
  page,
}) => {
  const before = onDisk();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page);
  expect(scripts.filter((address) => address.includes('CodeView'))).toEqual([]);
  await page.locator('[name="/blocks/0/title"]').fill('Uit het formulier');
  await expect(heading(page)).toHaveText('Uit het formulier');
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await goBehind(page, 'Uit het formulier');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' en uit de code');
  await expect(heading(page)).toHaveText('Uit het formulier en uit de code');
  await page.keyboard.press('Control+z');
  await expect(heading(page)).toHaveText('Uit het formulier');
  await expect(code(page)).not.toContainText('en uit de code');
  await page.keyboard.press('Control+Shift+z');
  await expect(code(page)).toContainText('Uit het formulier en uit de code');
  await page.getByRole('button', { name: 'Formulier', exact: true }).click();
  await expect(page.locator('[name="/blocks/0/title"]')).toHaveValue('Uit het formulier en uit de code');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  expect(onDisk()).toBe(before);
});

test('code that is no JSON is fixed with a button, from the code and from the form', async ({ page }) => {
  const before = onDisk();
  await openCode(page);
  const fix = page.getByRole('button', { name: /^Verbeter: zet een komma achter/ });
  for (const view of ['Code', 'Formulier']) {
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await goBehind(page, '"type": "link-list"');
    await page.keyboard.press('Backspace');
    await goBehind(page, '"type": "faq"');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: view, exact: true }).click();
    await expect(fix).toHaveCount(2);
    await fix.last().click();
    if (view === 'Code') {
      await expect(code(page)).toBeFocused();
      await expect.poll(() => lineOfCursor(page)).toContain('"type": "link-list",');
    } else await expect(page.getByText('Kies “Code” en herstel wat de lijst noemt')).toBeFocused();
    await expect(fix).toHaveCount(1);
    await fix.click();
    if (view === 'Formulier')
      await expect(page.getByRole('heading', { level: 2, name: 'Vragen en antwoorden' })).toBeFocused();
    await expect(page.getByText('Alles is bewaard')).toBeVisible();
  }
  expect(onDisk()).toBe(before);
  await test.step('until then no block can be added, which would be the only one', async () => {
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('x');
    await page.getByRole('button', { name: 'Formulier', exact: true }).click();
    await expect(page.getByText('Herstel eerst de code.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: editedRoute })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Blok toevoegen' })).toBeHidden();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByRole('button', { name: 'Blok toevoegen' })).toBeVisible();
  });
});

test('what is wrong is marked in the code, fixed there, and gone where less is pasted over it', async ({
  page,
}) => {
  const before = onDisk();
  await openCode(page);
  await test.step('marked and fixed', async () => {
    await goBehind(page, '"label": "Alle materieel"');
    await page.keyboard.press('Backspace');
    await expect(page.getByText(/^\d+ fout/).first()).toBeVisible();
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
    await page.getByRole('button', { name: 'Formulier', exact: true }).click();
    await expect(page.getByText('Kies “Code” en herstel wat de lijst noemt')).toBeVisible();
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await page.getByRole('list', { name: 'Problemen op deze pagina' }).getByRole('button').first().click();
    await expect(code(page)).toBeFocused();
    await expect.poll(() => lineOfCursor(page)).toContain('"label": "Alle materieel');
    await page.keyboard.press('F8');
    const tooltip = page.locator('.cm-tooltip');
    await expect(tooltip).toContainText('komma');
    await tooltip.getByRole('button', { name: /^Verbeter: zet een komma achter/ }).click();
    await expect(page.getByText('Alles is bewaard')).toBeVisible();
    await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
  });
  await goBehind(page, '"label": "Alle materieel"');
  await page.keyboard.press('Backspace');
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{ "name": "Kort" ');
  await expect(page.getByRole('list', { name: 'Problemen op deze pagina' })).toContainText('gesloten');
  await expect(code(page)).toHaveText('{ "name": "Kort" ');
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  expect(onDisk()).toBe(before);
});

test('Ctrl+F finds and replaces in the code, also what is not on the screen, as one step', async ({
  page,
}) => {
  const before = onDisk();
  await openCode(page);
  const search = page.getByRole('textbox', { name: 'Zoek', exact: true });
  await page.keyboard.press('Control+f');
  await expect(search).toBeFocused();
  const [, last = ''] = /"title": "([^"]*)"(?![\s\S]*"title")/.exec(before) ?? [];
  await page.keyboard.type(last);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toHaveText(last);
  await page.getByRole('textbox', { name: 'Vervang door' }).pressSequentially('Iets anders');
  await page.getByRole('button', { name: 'vervang alle' }).click();
  await expect(code(page)).toContainText('"title": "Iets anders"');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  await expect(code(page)).toContainText(last);
});

test('the keyboard goes into the code and out of it, and the code offers what can stand at a place, as the form does', async ({
  page,
}) => {
  await openCode(page);
  await test.step('in and out', async () => {
    await page.getByRole('button', { name: 'Code', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(code(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code(page)).not.toBeFocused();
    await expect(page.getByText('Alles is bewaard')).toBeVisible();
  });
  await goBehind(page, '"text": "Een wagen om mee te proberen."');
  await page.keyboard.press('Control+Space');
  const choices = page.getByRole('listbox', { name: 'Mogelijkheden' });
  await expect(choices.getByRole('option', { name: /"eyebrow"/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await goBehind(page, '"type": "hero"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  await expect(choices.getByRole('option', { name: /"hero".*Kop van de pagina/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await goBehind(page, '"href": "/equipment"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('/weg');
  await expect(choices.getByRole('option', { name: /"\/equipment\/wegtransport"/ })).toBeVisible();
  // CodeMirror ignores keys for 75 ms after a list opens.
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await expect(code(page)).toContainText('"href": "/equipment/wegtransport"');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('a code view that does not come says so, and what was typed is there after a reload', async ({
  page,
}) => {
  await open(page);
  const title = page.locator('[name="/blocks/0/title"]');
  await title.fill('Nog niet bewaard');
  await expect(heading(page)).toHaveText('Nog niet bewaard');
  await page.route('**/_kit/bewerken/code/**', (asked) => asked.abort());
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'De editor is vastgelopen' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Laad opnieuw' }).click();
  await page.getByRole('button', { name: 'Ga ermee verder' }).click();
  await expect(title).toHaveValue('Nog niet bewaard');
});

test('a file with the line ends of Windows keeps them, and its tabs', async ({ page }) => {
  const before = onDisk();
  const own = before.replaceAll('  ', '\t').replaceAll('\n', '\r\n');
  writeFileSync(server().file(editedFile), own);
  await openCode(page);
  await goBehind(page, '"label": "Alle materieel"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' eens');
  await page.keyboard.press('Control+s');
  await expect.poll(() => onDisk()).toBe(own.replace('Alle materieel', 'Alle materieel eens'));
  writeFileSync(server().file(editedFile), before);
});
