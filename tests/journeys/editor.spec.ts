import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { DevelopmentServer } from '../browser/development-server.ts';
import { editedFile, editedRoute } from '../browser/edited-page.ts';
import { startEditedSite } from '../browser/editor-tests.ts';
import { BrowserUser, type Target } from './browser-user.ts';
import { test } from './test.ts';

// Authors write in the browser that they have; the tests in Chromium cover all that the editor can do.

const path = `/_kit/bewerken?pagina=${editedRoute}`;
const button = (text: string): Target => ({ css: 'button', text });
const part = (text: string): Target => ({ css: 'nav[aria-label="Delen van dit document"] button', text });
const field = (pointer: string): Target => ({ css: `[name="${pointer}"]` });
const title = field('/blocks/0/title');
const text = field('/blocks/0/text');
const status = (text: string): Target => ({ css: '[role=status]', text });
const code: Target = { css: '.cm-content' };

let server: DevelopmentServer;
let before: string;
let author: BrowserUser;

test.beforeAll(async () => {
  server = await startEditedSite();
  before = onDisk();
});
test.afterAll(() => server?.stop());

test.beforeEach(async ({ drivers }) => {
  const driver = await drivers({ dark: false });
  await driver.resize({ width: 1280, height: 800 });
  author = new BrowserUser(driver, server.address);
});
test.afterEach(() => author.driver.goto('about:blank'));

test('what an author types, marks, pastes, adds and moves is shown, undone and saved', async () => {
  await openEditor();
  await rewrite(title, 'Proefwagen te huur');
  await expect.poll(headingOfPreview).toBe('Proefwagen te huur');
  await author.press('z', 'Control');
  await expect.poll(() => valueIn(title)).toBe('Proefwagen leasen');
  await rewrite(text, 'Zo rijd je snel');
  await select(text, [3, 7]);
  await author.press('b', 'Control');
  await expect.poll(() => valueIn(text)).toBe('Zo **rijd** je snel');
  await select(text, [15, 19]);
  await author.click({ css: '[aria-label="Opmaak van Tekst"] button', text: 'Link' });
  await author.driver.type('/contact');
  await author.press('Enter');
  await expect.poll(() => valueIn(text)).toBe('Zo **rijd** je [snel](/contact)');
  await author.click(part('Kaart'));
  await copy('•\tAltijd vrij\n•\tMet laadklep\n');
  await author.click(field('/card/features/0'));
  await author.press('a', 'Control');
  await author.press('v', 'Control');
  await author.see(field('/card/features/1'));
  await author.click(button('Blok toevoegen'));
  await author.haveFocusOn({ css: 'dialog [type=search]' });
  await author.press('Escape');
  await author.seeNone({ css: 'dialog' });
  await author.click(button('Blok toevoegen'));
  await author.click({ css: 'dialog button', text: 'Mededeling' });
  await author.see({ css: 'h2', text: 'Mededeling' });
  await author.click(part('Bekijk ook'));
  await author.askOf(part('Bekijk ook'), (element) => element.focus());
  await author.press('ArrowDown', 'Alt');
  await author.press('s', 'Control');
  await author.see(status('Alles is bewaard'));
  const { blocks, card } = JSON.parse(onDisk());
  expect(card.features).toEqual(['Altijd vrij', 'Met laadklep']);
  expect(blocks.map((block: { type?: string; shared?: string }) => block.type ?? block.shared)).toEqual([
    'hero',
    'faq',
    'proef',
    'link-list',
    'notice',
  ]);
  server.change(editedFile, onDisk(), before);
  await author.click(part('Kop van de pagina'));
  await expect.poll(() => valueIn(text)).toBe('Een wagen om mee te proberen.');
});

test('a draft waits for an author who left, and leaving a screen at once leads where the author wanted', async () => {
  await openEditor();
  await rewrite(title, 'Nog niet af');
  await expect.poll(headingOfPreview).toBe('Nog niet af');
  for (const elsewhere of ['/_kit/paginas', '/_kit', '/_kit/paginas']) {
    await author.open(elsewhere);
    await author.beOn(elsewhere);
  }
  await openEditor();
  await author.click(button('Ga ermee verder'));
  await expect.poll(() => valueIn(title)).toBe('Nog niet af');
  await author.click(button('Ongedaan maken'));
  await author.see(status('Alles is bewaard'));
});

test('what a step back brings is what is there now, also what was not saved', async () => {
  for (const screen of [editedRoute, '/_kit/paginas?zoek=proefwagen']) {
    await author.open(screen);
    await author.see({ css: 'main', text: 'Proefwagen leasen' });
    await author.open('/_kit');
    await saveElsewhere(before.replaceAll('Proefwagen leasen', 'Proefwagen huren'));
    await author.driver.back();
    await author.see({ css: 'main', text: 'Proefwagen huren' });
    await saveElsewhere(before);
    // Or the screen would follow while the author leaves it.
    await author.see({ css: 'main', text: 'Proefwagen leasen' });
  }
  await openEditor();
  await rewrite(title, 'Nog niet af');
  await expect.poll(headingOfPreview).toBe('Nog niet af');
  await author.open('/_kit');
  await author.driver.back();
  await author.click(button('Ga ermee verder'));
  await expect.poll(() => valueIn(title)).toBe('Nog niet af');
  await author.click(button('Ongedaan maken'));
  await author.see(status('Alles is bewaard'));
});

test('code is completed, and a mistake in it is found and fixed by keyboard', async () => {
  await openEditor();
  await author.click({ css: '[role=tab], button', text: 'Code' });
  await author.click(code);
  await goBehind('"type": "hero",');
  await author.press('Backspace');
  await author.see(status('1 fout'));
  await author.press('F8');
  await author.see({ css: '.cm-tooltip', text: 'Achter "hero" ontbreekt een komma.' });
  await author.press('.', 'Control');
  await author.see(status('Alles is bewaard'));
  await goBehind('"type": "hero",');
  await author.press('Enter');
  await author.press('Space', 'Control');
  await author.see({ css: '.cm-tooltip-autocomplete', text: 'Knoppen' });
  await author.press('Escape');
  await author.press('Backspace');
});

function onDisk(): string {
  return readFileSync(server.file(editedFile), 'utf8');
}

/** Saves the file in another program, and waits until the server knows. */
async function saveElsewhere(content: string): Promise<void> {
  server.change(editedFile, onDisk(), content);
  const heading: string = JSON.parse(content).blocks[0].title;
  const page = (): Promise<string> => fetch(server.address + editedRoute).then((answer) => answer.text());
  await expect.poll(page).toContain(`${heading}</h1>`);
}

async function openEditor(): Promise<void> {
  await author.open(path);
  await author.see(button('Bewaar'));
  await author.see(status('Geen fouten, geen tips'));
}

/** Types over what stands in a control. */
async function rewrite(target: Target, words: string): Promise<void> {
  await author.click(target);
  await author.press('a', 'Control');
  await author.driver.type(words);
}

function valueIn(target: Target): Promise<string | null> {
  return author.askOf(target, (element) => ('value' in element ? String(element.value) : null));
}

function headingOfPreview(): Promise<string | null | undefined> {
  return author.ask(
    () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent,
  );
}

async function select(target: Target, range: readonly [start: number, end: number]): Promise<void> {
  await author.ask(
    ([selector, start, end]) => {
      const area = document.querySelector(selector);
      if (area instanceof HTMLTextAreaElement) area.setSelectionRange(start, end);
    },
    [target.css, ...range] as const,
  );
}

/** Puts the cursor behind a line of the code. */
async function goBehind(line: string): Promise<void> {
  await author.ask((wanted) => {
    const lines = [...document.querySelectorAll('.cm-line')];
    const found = lines.find(({ textContent }) => textContent?.trim() === wanted);
    if (found) getSelection()?.setPosition(found, found.childNodes.length);
  }, line);
}

/** Copies words as from another program: only a person can put something on the clipboard. */
async function copy(words: string): Promise<void> {
  await author.ask((copied) => {
    const area = document.createElement('textarea');
    area.value = copied;
    area.id = 'other-program';
    document.querySelector('main')?.prepend(area);
    area.select();
  }, words);
  await author.press('c', 'Control');
  await author.ask(() => document.querySelector('#other-program')?.remove());
}
