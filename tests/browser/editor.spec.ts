import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Route,
  test,
  type WebSocketRoute,
} from '@playwright/test';
import { diffLines } from 'diff';
import sharp from 'sharp';
import type { DevelopmentServer } from './development-server.ts';
import { editedFile, editedRoute, editedShared } from './edited-page.ts';
import { testChooser } from './editor-chooser.ts';
import { testCodeView } from './editor-code.ts';
import { testSharing } from './editor-sharing.ts';
import { control, type EditorTests, openEditor as open, part, startEditedSite } from './editor-tests.ts';
import { putInGit } from './site-repository.ts';

// One after the other, in one working copy.
test.describe.configure({ mode: 'serial' });

const route = editedRoute;
const file = editedFile;
let server: DevelopmentServer;

test.beforeAll(async () => {
  server = await startEditedSite();
});

test.afterAll(() => server?.stop());

/** The file as it stands on the disk. */
const onDisk = (name = file): string => readFileSync(server.file(name), 'utf8');

const openEditor = (page: Page, query?: string): Promise<void> => open(page, { server, query });
const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title=Voorbeeld]');

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
  await expect(page.getByRole('heading', { level: 1, name: 'Proefwagen leasen' })).toBeVisible();
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
  await expect(preview(page).locator('h1')).toHaveText('Proefwagen leasen zonder gedoe');
  await expect(title).toBeFocused();
  expect(onDisk()).toBe(before);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Proefwagen leasen');
  await expect(preview(page).locator('h1')).toHaveText('Proefwagen leasen');
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Proefwagen leasen zonder gedoe');
  await save(page);
  expect(changedLines(before, onDisk())).toEqual([
    '- "title": "Proefwagen leasen",',
    '+ "title": "Proefwagen leasen zonder gedoe",',
  ]);
  await title.fill('Proefwagen leasen');
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
  await page
    .getByRole('list', { name: 'Problemen op deze pagina' })
    .getByRole('button', { name: 'Fout bij “Kop van de pagina” → Kop: ' })
    .click();
  await expect(title).toBeFocused();
  await page.keyboard.type('Proefwagen leasen');
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('a mistake with one certain mend has a button, which is one step and leads to the field', async ({
  page,
}) => {
  const before = onDisk();
  await openEditor(page);
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

test('a word that is wrong becomes the one that is meant, as one step', async ({ page }) => {
  await openEditor(page);
  const text = control(page, '/blocks/0/text');
  await text.fill('Bereken je Maanbedrag.');
  await part(page, /^Pagina/).click();
  const list = page.getByRole('list', { name: 'Problemen op deze pagina' });
  await list.getByRole('button', { name: 'Maak er “Maandbedrag” van' }).press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Bereken je Maandbedrag.');
  await expect(list.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(text).toHaveValue('Bereken je Maanbedrag.');
});

test('a word that is right comes to the list of words, for all pages, and that is undone', async ({
  page,
}) => {
  const [before, words] = [onDisk(), onDisk('pages/_words.txt')];
  await openEditor(page);
  const text = control(page, '/blocks/0/text');
  await text.fill('Een wagen met een Kwiebelaar.');
  await part(page, /^Pagina/).click();
  const list = page.getByRole('list', { name: 'Problemen op deze pagina' });
  const known = list.getByRole('button', { name: 'Zet in woordenlijst: kwiebelaar' });
  await known.press('Enter');
  await expect(text).toBeFocused();
  await expect(known).toHaveCount(0);
  expect(changedLines(words, onDisk('pages/_words.txt'))).toEqual(['+ kwiebelaar']);
  expect(onDisk()).toBe(before);
  await text.fill('Een wagen om mee te proberen.');
  await save(page);
  await page.goto(`${server.address}/_kit/paginas`);
  await expect(page.getByText('Het woord “kwiebelaar” staat nu in de woordenlijst.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => onDisk('pages/_words.txt')).toBe(words);
  writeFileSync(server.file(file), before);
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

test('buttons that are pressed at once each change the block that was seen', async ({ page }) => {
  await openEditor(page);
  const names = part(page, /./);
  const before = await names.allInnerTexts();
  await part(page, /Bekijk ook/).click();
  await page.getByRole('group', { name: 'Dit blok' }).evaluate((tools) => {
    const buttons = [...tools.querySelectorAll('button')];
    for (const name of ['Verplaats omhoog', 'Dupliceer'])
      buttons.find(({ textContent }) => textContent === name)?.click();
  });
  await expect(part(page, /Bekijk ook/)).toHaveCount(2);
  await expect(names).toHaveCount(before.length + 1);
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => names.allInnerTexts()).toEqual(before);
});

test('a list grows, is ordered and shrinks', async ({ page }) => {
  const before = onDisk();
  await openEditor(page);
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

test('what is pasted into an item of a list becomes an item for each paragraph or point, and cells fill a table', async ({
  page,
}) => {
  const before = onDisk();
  await openEditor(page);
  await part(page, /^Kaart$/).click();
  await expect(page.getByText('Kaart', { exact: true })).toHaveCount(2);
  const features = page.locator('[name^="/card/features/"]');
  const long = 'Ook '.repeat(40).trim();
  await pasteOver(features.first(), `•\tAltijd vrij\r\n•\t${long}\r\n•\t${long}\r\n`);
  await expect(features).toHaveCount(3);
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
  expect(card.features).toEqual(['Altijd vrij', long, long]);
  expect(blocks[3].rows.map((cells: string[]) => cells.slice(0, 2)).slice(0, 2)).toEqual([
    ['Klein', '1 m'],
    ['Groot', '2 m'],
  ]);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Ongedaan maken' }).click();
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
  const name = editedShared;
  const before = onDisk(name);
  await openEditor(page);
  await part(page, /Klaar voor de rit\?$/).click();
  await page.getByRole('link', { name: /Bewerk het gedeelde blok/ }).click();
  await control(page, '/title').fill('Samen rekenen?');
  await expect(preview(page).getByRole('heading', { name: 'Samen rekenen?' })).toBeVisible();
  await save(page);
  expect(changedLines(before, onDisk(name))).toHaveLength(2);
});

test('the preview says when it is behind, and leaves the focus to who types', async ({ page }) => {
  await openEditor(page);
  const title = control(page, '/blocks/0/title');
  const behind = page.getByText('Dit is de pagina van voor de fout.');
  await title.fill('');
  await expect(behind).toBeVisible();
  await title.fill('Weer goed');
  await expect(preview(page).locator('h1')).toHaveText('Weer goed');
  await expect(behind).toBeHidden();
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, path) => {
    frame.contentWindow?.postMessage({ page: { path, head: {}, blocks: null } }, location.origin);
  }, route);
  await expect(preview(page).locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('a step back by keyboard leads to what it changes, also in another block', async ({ page }) => {
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Kop voor even');
  await part(page, /^Vragen en antwoorden/).click();
  await control(page, '/blocks/1/title').press('Control+z');
  await expect(control(page, '/blocks/0/title')).toBeFocused();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
  await part(page, /^Lijst met links/).click();
  const undo = page.getByRole('button', { name: 'Opnieuw' });
  await undo.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Kop van de pagina' })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
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

test('who has something to save is not interrupted when a server that stopped is back', async ({ page }) => {
  const before = onDisk();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await openEditor(page);
  const title = control(page, '/blocks/0/title');
  await title.fill('Voor de pauze');
  await expect(preview(page).locator('h1')).toHaveText('Voor de pauze');
  const previewIsBack = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
  for (const socket of sockets) await socket.close();
  await previewIsBack;
  await title.press('End');
  await page.keyboard.type(' en erna');
  await expect(preview(page).locator('h1')).toHaveText('Voor de pauze en erna');
  const editorIsBack = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await page.keyboard.press('Control+s');
  await editorIsBack;
  await expect(title).toHaveValue('Voor de pauze en erna');
  expect(asked).toEqual([]);
  writeFileSync(server.file(file), before);
});

const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['a server that has stopped', (asked) => asked.abort()],
  ['a full disk', (asked) => asked.fulfill({ status: 422, json: { message: 'Er is geen ruimte meer.' } })],
];
for (const [what, answer] of failures) {
  test(`${what} loses nothing: the text is there in this tab and in the next`, async ({ page, context }) => {
    const before = onDisk();
    await openEditor(page);
    await page.route('**/_kit/bewerken/bestand/**', answer);
    await control(page, '/blocks/0/title').fill('Niet te bewaren');
    await expect(preview(page).locator('h1')).toHaveText('Niet te bewaren');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Bewaren is niet gelukt; je tekst is er nog.')).toBeVisible();
    await expect(control(page, '/blocks/0/title')).toHaveValue('Niet te bewaren');
    expect(onDisk()).toBe(before);
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await openEditor(again);
    await again.getByRole('button', { name: 'Ga ermee verder' }).click();
    await expect(control(again, '/blocks/0/title')).toHaveValue('Niet te bewaren');
    await again.keyboard.press('Control+s');
    await expect.poll(() => onDisk()).toContain('Niet te bewaren');
    writeFileSync(server.file(file), before);
    await expect(control(again, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
  });
}

test('the editor opens over a draft that cannot be read, and where nothing may be kept', async ({ page }) => {
  const text = onDisk().replace(/"title": ".*?"/, '"title": "Van een ander tabblad"');
  const drafts = {
    damaged: '{',
    foreign: 'null',
    other: JSON.stringify({ text, hash: 'x', at: '2026-11-01T10:00:00Z' }),
  };
  await page.addInitScript(
    ([prefix, all]) => {
      for (const [tab, draft] of Object.entries(all)) localStorage.setItem(prefix + tab, draft);
    },
    [`bewerken ${file} `, drafts] as const,
  );
  await openEditor(page);
  await expect(page.getByText('Je was hier bezig op')).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Kop die niet blijft');
  await expect(preview(page).locator('h1')).toHaveText('Kop die niet blijft');
  await expect(page.getByText('deze browser heeft geen ruimte om het te onthouden')).toBeVisible();
});

test('an engine that cannot be loaded is told, with the way out', async ({ page }) => {
  await page.route(/worker/, (route: Route) => route.abort());
  await page.goto(`${server.address}/_kit/bewerken?pagina=${route}`);
  await expect(page.getByText('laad deze pagina opnieuw')).toBeVisible();
});

test('two tabs do not overwrite each other', async ({ page, context }) => {
  const before = onDisk();
  const other = await context.newPage();
  await openEditor(page);
  await openEditor(other);
  await control(page, '/blocks/0/title').fill('Kop van hier');
  await expect(preview(page).locator('h1')).toHaveText('Kop van hier');
  await control(other, '/blocks/0/title').fill('Kop van daar');
  await expect(preview(other).locator('h1')).toHaveText('Kop van daar');
  await save(page);
  const question = other.getByRole('alert', { name: 'Twee versies' });
  await expect(question.getByRole('region', { name: 'In het bestand' })).toContainText('Kop van hier');
  await expect(question.getByRole('region', { name: 'Jouw versie' })).toContainText('Kop van daar');
  expect(onDisk()).toContain('Kop van hier');
  await question.getByRole('button', { name: 'Neem de versie van het bestand' }).click();
  await expect(other.getByText('Alles is bewaard')).toBeVisible();
  await other.close();
  writeFileSync(server.file(file), before);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
});

test('what waits to be saved in an open tab is told in another, and offered there once nobody has it', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Kop van hier');
  await expect(preview(page).locator('h1')).toHaveText('Kop van hier');
  const other = await context.newPage();
  await openEditor(other);
  const told = other.getByRole('status', { name: 'Werk in een ander tabblad' });
  await expect(told).toBeVisible();
  await expect(other.getByRole('button', { name: 'Gooi het weg' })).toBeHidden();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(told).toBeHidden();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(preview(page).locator('h1')).toHaveText('Kop van hier');
  await openEditor(other);
  await expect(told).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await other.getByRole('button', { name: 'Ga ermee verder' }).click();
  await expect(control(other, '/blocks/0/title')).toHaveValue('Kop van hier');
  await other.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(other.getByText('Alles is bewaard')).toBeVisible();
});

test('two tabs that are closed too early each leave their draft', async ({ page, context }) => {
  const titles = ['Kop van het ene tabblad', 'Kop van het andere'];
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await openEditor(tab);
  for (const [index, tab] of tabs.entries()) {
    await control(tab, '/blocks/0/title').fill(titles[index] ?? '');
    await expect(preview(tab).locator('h1')).toHaveText(titles[index] ?? '');
  }
  for (const tab of tabs) await tab.close({ runBeforeUnload: false });
  const found: string[] = [];
  for (const _ of titles) {
    const again = await context.newPage();
    await openEditor(again);
    await again.getByRole('button', { name: 'Ga ermee verder' }).click();
    const title = control(again, '/blocks/0/title');
    await expect(title).toHaveValue(/^Kop van/);
    found.push(await title.inputValue());
    await again.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(again.getByText('Alles is bewaard')).toBeVisible();
  }
  expect(found.sort()).toEqual([...titles].sort());
});

test('a file that changed elsewhere asks which version stays, and loses neither', async ({ page }) => {
  const before = onDisk();
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Mijn kop');
  await expect(preview(page).locator('h1')).toHaveText('Mijn kop');
  server.change(
    file,
    '"title": "Proefwagen leasen",\n      "text"',
    '"title": "Andermans kop",\n      "text"',
  );
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
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
});

test('a step back shows what the file says now, also while the screen is still loading', async ({ page }) => {
  const before = onDisk();
  // A picture that does not come keeps the screen loading; until then a browser takes what it stored.
  const waits = createServer().listen(0);
  const { port } = waits.address() as AddressInfo;
  await page.addInitScript((address) => {
    addEventListener('DOMContentLoaded', () => {
      new Image().src = address;
    });
  }, `http://localhost:${port}/`);
  const goOn = { waitUntil: 'commit' } as const;
  await page.goto(`${server.address}/_kit/bewerken?pagina=${route}`, goOn);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
  await page.goto(`${server.address}/_kit/bewerken?pagina=/contact`, goOn);
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  writeFileSync(
    server.file(file),
    before.replace('"title": "Proefwagen leasen",\n      "text"', '"title": "Andermans kop",\n      "text"'),
  );
  await page.goBack(goOn);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Andermans kop');
  writeFileSync(server.file(file), before);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
  waits.closeAllConnections();
  waits.close();
});

test('a page that is removed elsewhere is still there for who had not saved', async ({ page }) => {
  const before = onDisk();
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Mijn kop');
  await expect(preview(page).locator('h1')).toHaveText('Mijn kop');
  rmSync(server.file(file));
  const question = page.getByRole('alert', { name: 'Het bestand is weg' });
  await question.getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  expect(onDisk()).toBe(
    before.replace('"title": "Proefwagen leasen",\n      "text"', '"title": "Mijn kop",\n      "text"'),
  );

  rmSync(server.file(file));
  await expect(page.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  writeFileSync(server.file(file), before);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
});

test('a page stays where it is while the links of another cannot be read, to which its author is led', async ({
  page,
}) => {
  const broken = server.file('pages/equipment/kapot.json');
  writeFileSync(broken, '{');
  await openEditor(page);
  await part(page, /^Pagina/).click();
  await page.getByLabel('Nieuw adres').fill('/equipment/wegtransport/meetwagen');
  const move = page.getByRole('group', { name: 'Verhuis deze pagina' });
  await move.getByRole('button').click();
  await expect(move.getByRole('status')).toContainText('Verbeter eerst wat hier mis is:');
  await expect(move).not.toContainText('npm run');
  await move.getByRole('link', { name: 'equipment/kapot.json, regel 1' }).click();
  await expect(page).toHaveURL(/kapot/);
  rmSync(broken);
});

test('a page is made from a few answers, gets a picture of the author, and moves with its links', async ({
  page,
}) => {
  test.slow();
  const hub = 'pages/equipment/wegtransport/index.json';
  const untouched = onDisk(hub);
  await page.goto(`${server.address}/_kit/paginas`);
  await page.getByRole('link', { name: 'Nieuwe pagina' }).click();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Hoe heet de pagina?').fill('Proefwagen');
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByLabel('Waar komt de pagina?')).toBeFocused();
  await page.getByLabel('Waar komt de pagina?').selectOption('/equipment/wegtransport');
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByRole('alert')).toContainText('bestaat al');
  await expect(page.getByLabel('Hoe heet de pagina?')).toBeFocused();
  await page.getByLabel('Hoe heet de pagina?').fill('Tankwagen');
  await page.getByLabel('Kenmerk 1').fill('Voor brandstof en melk');
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tankwagen leasen' })).toBeVisible();
  const made = 'pages/equipment/wegtransport/tankwagen.json';
  const before = onDisk(made);
  await expect(preview(page).locator('h1')).toContainText('Tankwagen');
  await expect(control(page, '/blocks/0/image/src')).toHaveAccessibleDescription(
    /Dit is de afbeelding van de pagina erboven/,
  );
  const picture = { name: 'Tank wagen één.png', mimeType: 'image/png', buffer: await smallPicture() };
  await page.getByLabel('Of neem een afbeelding').first().setInputFiles(picture);
  await expect(control(page, '/blocks/0/image/src')).toHaveValue('/images/tank-wagen-een.png');
  await control(page, '/blocks/0/image/alt').fill('Een tankwagen met drie vakken');
  await expect(preview(page).locator('[data-block=hero] img')).toHaveAttribute(
    'src',
    '/images/tank-wagen-een.png',
  );
  await save(page);
  expect(changedLines(before, onDisk(made)).filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining('"src": "/images/tank-wagen-een.png"'),
    expect.stringContaining('"alt": "Een tankwagen met drie vakken"'),
  ]);
  await part(page, /^Pagina/).click();
  await page.getByLabel('Nieuw adres').fill('/equipment/wegtransport/tankauto');
  await page.getByRole('button', { name: 'Verhuis deze pagina' }).click();
  const plan = page.getByRole('group', { name: 'Wat er meegaat' });
  await expect(plan).toContainText(
    '/equipment/wegtransport/tankwagen wordt /equipment/wegtransport/tankauto',
  );
  await expect(page.getByRole('button', { name: 'Ja, verhuis' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tankauto$/);
  expect(onDisk('pages/equipment/wegtransport/tankauto.json')).toContain(
    '"movedFrom": ["/equipment/wegtransport/tankwagen"]',
  );
  expect(onDisk(hub)).toBe(untouched);
  await part(page, /^Pagina/).click();
  await page.getByLabel('Naam van de kopie').fill('Melkwagen');
  await page.getByRole('button', { name: 'Maak een kopie' }).click();
  await expect(page).toHaveURL(/melkwagen$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Melkwagen' })).toBeVisible();
  await expect(page.getByText(/^\d+ (?:fout|tip)/)).toBeVisible();
  // What still says what its original says cannot be handed in.
  rmSync(server.file('pages/equipment/wegtransport/melkwagen.json'));
});

test('a file that is no picture, or a large one, is refused with the way out', async ({ page }, testInfo) => {
  await openEditor(page);
  const photo = testInfo.outputPath('foto.jpg');
  const choose = async (content: string | Buffer): Promise<void> => {
    writeFileSync(photo, content);
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Of neem een afbeelding').first().click();
    await (await chooser).setFiles(photo);
  };
  await choose('geen foto');
  await expect(page.getByText('is niet als afbeelding te lezen')).toBeVisible();
  await choose(Buffer.alloc(60_000_000));
  await expect(page.getByText('"foto.jpg" is meer dan 20 MB')).toBeVisible();
  await choose('nog steeds geen foto');
  await expect(page.getByText('is niet als afbeelding te lezen')).toBeVisible();
});

test('the check knows a picture that was just added, before the server tells of it', async ({ page }) => {
  const before = onDisk();
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!message.toString().includes('content:')) socket.send(message);
    });
  });
  await openEditor(page);
  const picture = { name: 'Vlak.png', mimeType: 'image/png', buffer: await smallPicture() };
  await page.getByLabel('Of neem een afbeelding').first().setInputFiles(picture);
  await expect(control(page, '/blocks/0/image/src')).toHaveValue('/images/vlak.png');
  await control(page, '/blocks/0/title').fill('');
  await expect(page.getByText(/^1 fout$/)).toBeVisible();
  rmSync(server.file('public/images/vlak.png'));
  expect(onDisk()).toBe(before);
});

test('a telephone number changes in one place, and a term comes to the glossary', async ({
  page,
  context,
}) => {
  const before = [onDisk('pages/_site.json'), onDisk('pages/_glossary.json')];
  await page.goto(`${server.address}/_kit/paginas`);
  await page.getByRole('link', { name: 'Bewerk de gegevens van de site' }).click();
  await control(page, '/phone').fill('026-123 45 67');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => changedLines(before[0] ?? '', onDisk('pages/_site.json')))
    .toEqual([expect.stringMatching(/^- "phone"/), '+ "phone": "026-123 45 67",']);
  // All pages show it, and the editor stays as it is all the same.
  await expect(preview(page).locator('footer')).toContainText('026-123 45 67');
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeEnabled();
  const glossary = await context.newPage();
  await openEditor(glossary, 'bestand=_glossary.json');
  await glossary.getByRole('button', { name: /^Voeg toe: Begrippen/ }).click();
  const added = glossary.locator('[name^="/items/"][name$="/title"]').last();
  await added.fill('Zichttermijn');
  await expect(glossary.getByText('Nog niet bewaard')).toBeVisible();
  await glossary.getByRole('button', { name: 'Ongedaan maken' }).click();
  await glossary.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(glossary.getByText('Alles is bewaard')).toBeVisible();
  expect(onDisk('pages/_glossary.json')).toBe(before[1]);
});

test('an amount is read as Dutch authors write it, not as forty euros', async ({ page }) => {
  const file = 'pages/equipment/wegtransport/bakwagen.json';
  const before = onDisk(file);
  await openEditor(page, 'pagina=/equipment/wegtransport/bakwagen');
  await part(page, /^Calculator van dit bedrijfsmiddel/).click();
  await page.locator('[name$="/priceExample"]').fill('42.500');
  await save(page);
  expect(changedLines(before, onDisk(file))).toEqual([
    expect.stringMatching(/^- "priceExample"/),
    expect.stringMatching(/^\+ "priceExample": 42500,?$/),
  ]);
});

test('while the code is no JSON no block can be added, which would be the only one', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('x');
  await page.getByRole('button', { name: 'Formulier', exact: true }).click();
  await expect(page.getByText('Herstel eerst de code.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: route })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Blok toevoegen' })).toBeHidden();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('button', { name: 'Blok toevoegen' })).toBeVisible();
});

test('a step back in a field beside the document undoes nothing of the document', async ({ page }) => {
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('Kop die blijft');
  await part(page, /^Pagina/).click();
  await page.getByLabel('Naam van de kopie').pressSequentially('Kopie');
  await page.keyboard.press('Control+z');
  await part(page, /^Kop van de pagina/).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Kop die blijft');
});

test('a block is dragged to another place, or moved with the keyboard', async ({ page }) => {
  const before = onDisk();
  await openEditor(page);
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
});

test('blocks to add show what they look like and when to use them', async ({ page }) => {
  await openEditor(page);
  await page.getByText('Wanneer gebruik je dit?').click();
  const form = page.getByRole('region', { name: 'Kop van de pagina' });
  await expect(form.getByText('hier leest een bezoeker of hij goed zit')).toBeVisible();
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await expect(dialog.locator('[inert] [data-block=table] table')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Tabel/ })).toContainText('op dezelfde punten vergelijkt');
});

test('search engines and social media are shown with what is being typed', async ({ page }) => {
  await openEditor(page);
  await part(page, /^Pagina/).click();
  await control(page, '/metadata/title').fill('Een wagen op proef');
  const shared = page.locator('[data-preview=share]');
  await expect(shared.locator('[data-part=title]')).toHaveText('Een wagen op proef');
  const drawn = shared.locator('img');
  await expect(drawn).toHaveAttribute('src', /titel=Een%20wagen%20op%20proef$/);
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await page.getByRole('button', { name: 'Sneltoetsen' }).click();
  await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toContainText('Ctrl+SBewaren');
});

test('what is pasted brings nothing unseen, and stays one line in a field of one line', async ({ page }) => {
  await openEditor(page);
  const title = control(page, '/blocks/0/title');
  await title.fill('');
  await title.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Twee\r\nregels\u200B\r\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(title).toHaveValue('Twee regels');
  await expect(preview(page).locator('h1')).toHaveText('Twee regels');
});

test('what was not saved of a page that is gone is offered, in its place or where the page is now', async ({
  page,
}) => {
  // Leaving with work that is not saved, the browser asks; this author means it.
  page.on('dialog', (dialog) => dialog.accept());
  const before = onDisk();
  const to = route.replace('proefwagen', 'tochtwagen');
  const toFile = server.file(`pages${to}.json`);
  const leave = async (title: string): Promise<void> => {
    await openEditor(page);
    await control(page, '/blocks/0/title').fill(title);
    await expect(preview(page).locator('h1')).toHaveText(title);
    await page.goto('about:blank');
  };
  const offered = page.getByRole('region', { name: 'Niet bewaard werk' });
  const openGone = async (): Promise<void> => {
    await expect
      .poll(() => fetch(server.address + route).then(({ url, status }) => status === 404 || url.endsWith(to)))
      .toBe(true);
    await page.goto(`${server.address}/_kit/bewerken?pagina=${route}`);
    await expect(offered).toBeVisible();
  };

  await leave('Nog niet af');
  rmSync(server.file(file));
  await openGone();
  await offered.getByRole('button', { name: 'Zet het bestand terug' }).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Nog niet af');
  await expect(offered).toBeHidden();
  expect(onDisk()).toBe(
    before.replace(/"title": "Proefwagen leasen",\n {6}"text"/, '"title": "Nog niet af",\n      "text"'),
  );

  const present = onDisk();
  await leave('Elders verder');
  rmSync(server.file(file));
  writeFileSync(toFile, present.replace('"name":', `"movedFrom": ["${route}"],\n  "name":`));
  await openGone();
  await offered.getByRole('button', { name: `Ga ermee verder op ${to}` }).click();
  await offered.getByRole('button', { name: 'Ga ermee verder' }).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Elders verder');
  // The move is all that changed since: there are no two versions to choose from.
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(toFile, 'utf8')).toContain('Elders verder');
  expect(readFileSync(toFile, 'utf8')).toContain(`"movedFrom": ["${route}"]`);

  rmSync(toFile);
  writeFileSync(server.file(file), before);
  await page.goto('about:blank');
});

test('an address of no page says so', async ({ page }) => {
  await page.goto(`${server.address}/_kit/bewerken?pagina=/weg`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niet gevonden');
});

test('all can be done with the keyboard', async ({ page }) => {
  const before = onDisk();
  await openEditor(page);
  await part(page, /Bekijk ook/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Lijst met links' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Wanneer gebruik je dit?')).toBeFocused();
  for (const name of ['Verplaats omhoog', 'Verplaats omlaag', 'Dupliceer', 'Verwijder']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(control(page, '/blocks/2/title')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kijk ook eens hier');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
  await save(page);
  expect(changedLines(before, onDisk())).toEqual([
    '- "title": "Bekijk ook",',
    '+ "title": "Kijk ook eens hier",',
  ]);
});

/** A photo of one colour. */
function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 500, channels: 3, background: '#1d6b48' } })
    .png()
    .toBuffer();
}

const shared: EditorTests = { server: () => server, open: openEditor };
testCodeView(shared);
testChooser(shared);
testSharing(shared);

test('a picture is chosen by its looks, and the page is seen in the dark', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Kies een afbeelding van de site' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Kies een afbeelding' });
  await expect(dialog.getByText(/^\d+ × \d+$/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'equipment.svg' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview(page).locator('[data-block=hero] img')).toHaveAttribute(
    'src',
    '/images/equipment.svg',
  );
  const background = (): Promise<string> =>
    preview(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Donker' }).click();
  await expect.poll(background).not.toBe(light);
  await page.getByRole('button', { name: 'Licht' }).click();
  await expect.poll(background).toBe(light);
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByRole('heading', { level: 2, name: 'Vragen en antwoorden' })).toBeVisible();
});

test('words are replaced everywhere after a look at where, and that is undone', async ({ page }) => {
  const before = onDisk();
  await page.goto(`${server.address}/_kit/vervang?zoek=Wat heb ik nodig?&door=Wat neem ik mee?`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('heading', { name: /^1 plek/ })).toBeVisible();
  await page.getByRole('button', { name: 'Vervang het' }).click();
  await expect
    .poll(() => changedLines(before, onDisk()))
    .toEqual(['- "question": "Wat heb ik nodig?",', '+ "question": "Wat neem ik mee?",']);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => onDisk()).toBe(before);
});

test('a document that is opened has the site read once', async ({ page }) => {
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_kit/bewerken/site')) read.push(request.url());
  });
  // What the test before undid, may be told only now.
  const told: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/"content:(?:changed|site)"/.test(`${payload}`)) told.push(payload);
    }),
  );
  await openEditor(page);
  await control(page, '/blocks/0/title').fill('');
  await expect(page.getByText(/^1 fout/)).toBeVisible();
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThanOrEqual(1 + told.length);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('work is handed in from the editor, with what changes for visitors, and refused in words', async ({
  page,
}) => {
  const { remote } = putInGit(server);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const waits = (words: string): Promise<void> =>
    expect(page.getByRole('button', { name: 'Lever in:' })).toHaveText(`Lever in: ${words}`);
  const dialog = page.getByRole('dialog', { name: 'Lever in' });
  const hand = dialog.getByRole('button', { name: 'Lever in', exact: true });
  await openEditor(page);
  await waits('nog niets');
  await page.getByRole('button', { name: 'Lever in:' }).click();
  await expect(dialog).toContainText('Verander iets op een pagina en kies “Bewaar”');
  await page.keyboard.press('Escape');
  // Nobody asks git at each key.
  const before = asked.filter((address) => address.endsWith('in-te-leveren')).length;
  await control(page, '/blocks/0/text').fill('');
  await control(page, '/blocks/0/text').pressSequentially('Een wagen om eens mee te proberen.');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
  expect(asked.filter((address) => address.endsWith('in-te-leveren'))).toHaveLength(before);
  await waits('nog niets');
  await page.getByRole('button', { name: 'Lever in:' }).click();
  await expect(dialog).toContainText('er verandert niets');
  await expect(hand).toBeDisabled();
  await page.keyboard.press('Escape');
  await save(page);
  await waits('1 pagina');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await save(page);
  await waits('nog niets');
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await save(page);
  await waits('1 pagina');
  // As VS Code does.
  server.change('pages/calculator.json', '"title": "', '"title": "Nieuw: ');
  await waits('2 pagina’s');
  server.change('pages/calculator.json', '"title": "Nieuw: ', '"title": "');
  await waits('1 pagina');
  await page.getByRole('button', { name: 'Lever in:' }).click();
  await expect(dialog.getByLabel('Waar gaat je werk over?')).toBeFocused();
  await expect(dialog.locator('ins')).toHaveText('eens');
  server.change('pages/contact.json', '"type": "faq"', '"type": "fqa"');
  await hand.click();
  await expect(dialog.getByRole('link', { name: 'pages/contact.json' }).first()).toBeVisible();
  server.change('pages/contact.json', '"type": "fqa"', '"type": "faq"');
  await dialog.getByLabel('Waar gaat je werk over?').fill('De proefwagen');
  await page.keyboard.press('Enter');
  // Pages are weighed with a bundle of the site, which this server has not made yet.
  await expect(dialog).toContainText(
    'Ingeleverd, onder de naam de-proefwagen: pages/equipment/wegtransport/proefwagen.json',
    { timeout: 90_000 },
  );
  await waits('nog niets');
  expect(remote('log', '-1', '--format=%s', '--name-only', 'de-proefwagen').trim().split('\n')).toEqual([
    'De proefwagen',
    '',
    file,
  ]);
});

test('a page becomes a draft with a mark, and is gone once nothing leads to it', async ({ page }) => {
  await openEditor(page);
  await part(page, /^Pagina/).click();
  await control(page, '/draft').click();
  await expect(page.getByText('Concept: bezoekers zien deze pagina niet')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  const contact = readFileSync(server.file('pages/contact.json'), 'utf8');
  const { blocks, ...rest } = JSON.parse(contact);
  const link = { type: 'link-list', title: 'Meer', items: [{ label: 'Proef', href: route }] };
  writeFileSync(server.file('pages/contact.json'), JSON.stringify({ ...rest, blocks: [...blocks, link] }));
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Verwijder deze pagina' }).click();
    await page.getByRole('button', { name: /^Ja, verwijder/ }).click();
  };
  await remove();
  await expect(page.getByRole('link', { name: 'contact.json' })).toBeVisible();
  writeFileSync(server.file('pages/contact.json'), contact);
  await remove();
  await page.waitForURL('**/_kit/paginas');
  expect(existsSync(server.file(file))).toBe(false);
  const hub = readFileSync(server.file('pages/equipment/wegtransport/index.json'), 'utf8');
  expect(JSON.parse(hub).movedFrom).toContain(route);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => existsSync(server.file(file))).toBe(true);
  await expect(page.getByText(`De pagina “${route}” is verwijderd.`)).toBeHidden();
  expect(
    JSON.parse(readFileSync(server.file('pages/equipment/wegtransport/index.json'), 'utf8')),
  ).not.toHaveProperty('movedFrom');
});
