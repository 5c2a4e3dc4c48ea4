import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { editedFile } from './edited-page.ts';
import {
  control,
  type EditorTests,
  goTo,
  openWithEarlierDraft,
  part,
  removePreview,
} from './editor-tests.ts';
import { sticksOut } from './sticks-out.ts';

/** What an author sees of the editor. */
interface Screen {
  what: string;
  /** What leads there. */
  open?(page: Page, tests: EditorTests): Promise<void>;
}

/** A form or dialog in an editor that is open. */
interface View extends Screen {
  /** What leads back to the form of the first block. */
  leave?(page: Page): Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const close = (page: Page) => page.keyboard.press('Escape');
const toFirstBlock = (page: Page) => part(page, /^Kop van de pagina/).click();

/** In this order in one editor: to open it takes longer than to look at it. */
const views: readonly View[] = [
  { what: 'the form of a block with a picture' },
  {
    what: 'the list of pages at the title',
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await page.getByRole('searchbox').fill('wegtransport');
    },
    leave: async (page) => {
      // The first empties the field.
      await close(page);
      await close(page);
    },
  },
  {
    what: 'the blocks to add',
    open: async (page) => {
      await press('Blok toevoegen')(page);
      await expect(page.getByRole('dialog').locator('[inert] [data-block=table] table')).toBeVisible();
    },
    leave: close,
  },
  {
    what: 'the pictures to choose',
    open: async (page) => {
      await press('Kies een afbeelding van de site')(page);
      await expect(
        page
          .getByRole('dialog')
          .getByText(/^\d+ × \d+$/)
          .first(),
      ).toBeVisible();
    },
    leave: close,
  },
  {
    what: 'a link to insert',
    open: async (page) => {
      await page
        .getByRole('group', { name: 'Opmaak van Tekst' })
        .getByRole('button', { name: 'Link' })
        .click();
    },
    leave: close,
  },
  { what: 'the shortcuts', open: press('Sneltoetsen'), leave: close },
  {
    what: 'what is handed in',
    open: async (page) => {
      await press(/^Lever in/)(page);
      await expect(page.getByText('Kijken wat er voor bezoekers verandert')).toBeHidden();
    },
    leave: close,
  },
  {
    what: 'the code',
    open: async (page) => {
      await press('Code')(page);
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
    },
    leave: press('Formulier'),
  },
  {
    what: 'the form of a list',
    open: (page) => part(page, /Vragen over de wagen/).click(),
    leave: toFirstBlock,
  },
  {
    what: 'a block to share',
    open: async (page) => {
      await part(page, /Vragen over de wagen/).click();
      await page.getByText('Maak hier een gedeeld blok van').click();
    },
    leave: toFirstBlock,
  },
  {
    what: 'a shared block on a page',
    open: async (page) => {
      await part(page, /Klaar voor de rit\?$/).click();
      await page.getByText('Maak los van het gedeelde blok').click();
    },
    leave: toFirstBlock,
  },
  {
    what: 'the form of the page, with what can be done to it',
    open: async (page) => {
      await part(page, /^Pagina/).click();
      await press('Verwijder deze pagina')(page);
      await page.getByLabel('Nieuw adres').fill('/equipment/proefwagen');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group', { name: 'Wat er meegaat' })).toBeVisible();
    },
    leave: toFirstBlock,
  },
  {
    what: 'mistakes',
    open: async (page) => {
      await control(page, '/blocks/0/title').fill('');
      await control(page, '/blocks/0/text').fill('Een wagen van 12000 kg.');
      await expect(page.getByRole('list', { name: 'Problemen op deze pagina' })).toContainText('Fout');
      await expect(page.getByRole('button', { name: 'Verbeter: zet “12.000 kg”' })).toHaveCount(2);
    },
    leave: async (page) => {
      for (let step = 0; step < 2; step += 1) await press('Ongedaan maken')(page);
      await expect(page.getByText('Alles is bewaard')).toBeVisible();
    },
  },
  {
    what: 'the question which of two versions stays',
    open: async (page, { server }) => {
      const before = readFileSync(server().file(editedFile), 'utf8');
      await control(page, '/blocks/0/title').fill('Mijn kop');
      await expect(page.getByText('Nog niet bewaard')).toBeVisible();
      writeFileSync(server().file(editedFile), before.replace('Proefwagen leasen', 'Andermans kop'));
      await expect(page.getByRole('region', { name: 'Twee versies' })).toBeVisible();
      writeFileSync(server().file(editedFile), before);
    },
  },
];

/** Each is opened for itself. */
const screens: readonly Screen[] = [
  { what: 'a shared block itself', open: (page, { open }) => open(page, 'bestand=_shared/proef.json') },
  { what: 'the values of the site', open: (page, { open }) => open(page, 'bestand=_site.json') },
  {
    what: 'the question about an earlier draft',
    open: async (page, tests) => {
      await openWithEarlierDraft(page, tests);
      await expect(page.getByRole('button', { name: 'Ga ermee verder' })).toBeVisible();
    },
  },
  { what: 'the questions for a new page', open: goTo('/nieuwe-pagina') },
  { what: 'words to replace', open: goTo('/vervang?zoek=Wat heb ik nodig?&door=Wat neem ik mee?') },
  { what: 'the list of pages', open: goTo('/paginas?zoek=proef') },
];

/** In letters: words of up to so many fit in any column. */
const maxWholeWord = 9;

/** On a phone and on a screen, in light and dark. */
async function expectUsable(page: Page, what: string): Promise<void> {
  for (const width of [390, 1280] as const) {
    // No colour depends on the width.
    const findings = await axeFindings(page, { widths: [width], hasColours: width === 390 });
    expect.soft(findings, `${what} at ${width} px`).toEqual([]);
    expect.soft(await sticksOut(page), `${what} at ${width} px`).toEqual([]);
    expect.soft(await brokenWords(page, maxWholeWord), `${what} at ${width} px`).toEqual([]);
  }
}

/** Tests each screen and dialog of the editor on a phone and on a screen, in light and dark. */
export function testScreens(tests: EditorTests): void {
  test('axe finds nothing in any form and dialog of the editor, and nothing sticks out', async ({ page }) => {
    await tests.open(page);
    await removePreview(page);
    for (const { what, open, leave } of views) {
      await test.step(what, async () => {
        await open?.(page, tests);
        await expectUsable(page, what);
        await leave?.(page);
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }
  });

  for (const { what, open } of screens) {
    test(`axe finds nothing in ${what}, and nothing sticks out`, async ({ page }) => {
      await open?.(page, tests);
      await removePreview(page);
      await expectUsable(page, what);
    });
  }
}
