import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { editedFile } from './edited-page.ts';
import { control, type EditorTests, part, removePreview } from './editor-tests.ts';
import { sticksOut } from './sticks-out.ts';

/** A screen or dialog of the editor. */
interface Screen {
  what: string;
  /** Below `/_kit`, or the query of a document in the editor; default is the edited page. */
  at?: { screen: string } | { document: string };
  /** What leads there. */
  open?(page: Page, tests: EditorTests): Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const screens: readonly Screen[] = [
  { what: 'the form of a block with a picture' },
  { what: 'the form of a list', open: (page) => part(page, /Vragen over de wagen/).click() },
  {
    what: 'the form of the page, with what can be done to it',
    open: async (page) => {
      await part(page, /^Pagina/).click();
      await press('Verwijder deze pagina')(page);
      await page.getByLabel('Nieuw adres').fill('/equipment/proefwagen');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group', { name: 'Wat er meegaat' })).toBeVisible();
    },
  },
  {
    what: 'mistakes',
    open: async (page) => {
      await control(page, '/blocks/0/title').fill('');
      await control(page, '/blocks/0/text').fill('Een wagen van 12000 kg.');
      await expect(page.getByRole('list', { name: 'Problemen op deze pagina' })).toContainText('Fout');
      await expect(page.getByRole('button', { name: 'Verbeter: zet “12.000 kg”' })).toHaveCount(2);
    },
  },
  {
    what: 'the list of pages at the title',
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await page.getByRole('searchbox').fill('wegtransport');
    },
  },
  {
    what: 'the blocks to add',
    open: async (page) => {
      await press('Blok toevoegen')(page);
      await expect(page.getByRole('dialog').locator('[inert] [data-block=table] table')).toBeVisible();
    },
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
  },
  {
    what: 'a link to insert',
    open: async (page) => {
      await page
        .getByRole('group', { name: 'Opmaak van Tekst' })
        .getByRole('button', { name: 'Link' })
        .click();
    },
  },
  {
    what: 'a block to share',
    open: async (page) => {
      await part(page, /Vragen over de wagen/).click();
      await page.getByText('Maak hier een gedeeld blok van').click();
    },
  },
  {
    what: 'a shared block on a page',
    open: async (page) => {
      await part(page, /Klaar voor de rit\?$/).click();
      await page.getByText('Maak los van het gedeelde blok').click();
    },
  },
  { what: 'a shared block itself', at: { document: 'bestand=_shared/proef.json' } },
  { what: 'the values of the site', at: { document: 'bestand=_site.json' } },
  { what: 'the shortcuts', open: press('Sneltoetsen') },
  {
    what: 'the code',
    open: async (page) => {
      await press('Code')(page);
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
    },
  },
  {
    what: 'the question about an earlier draft',
    open: async (page, tests) => {
      await page.evaluate(
        ([key, text]) =>
          localStorage.setItem(key, JSON.stringify({ text, hash: 'x', at: '2026-11-01T10:00:00Z' })),
        [`bewerken ${editedFile} elders`, '{}'] as const,
      );
      await tests.open(page);
      await expect(page.getByRole('button', { name: 'Ga ermee verder' })).toBeVisible();
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
  {
    what: 'what is handed in',
    open: async (page) => {
      await press(/^Lever in/)(page);
      await expect(page.getByText('Kijken wat er voor bezoekers verandert')).toBeHidden();
    },
  },
  { what: 'the questions for a new page', at: { screen: '/nieuwe-pagina' } },
  { what: 'words to replace', at: { screen: '/vervang?zoek=Wat heb ik nodig?&door=Wat neem ik mee?' } },
  { what: 'the list of pages', at: { screen: '/paginas?zoek=proef' } },
];

/** In letters: words of up to so many fit in any column. */
const maxWholeWord = 9;

/** Tests each screen and dialog of the editor on a phone and on a screen, in light and dark. */
export function testScreens(tests: EditorTests): void {
  for (const { what, at, open } of screens) {
    test(`axe finds nothing in ${what}, and nothing sticks out`, async ({ page }) => {
      if (at && 'screen' in at) {
        await page.goto(`${tests.server().address}/_kit${at.screen}`);
        await page.locator('html[data-hydrated]').waitFor();
      } else await tests.open(page, at?.document);
      await open?.(page, tests);
      await removePreview(page);
      for (const width of [390, 1280] as const) {
        // No colour depends on the width.
        expect(await axeFindings(page, { widths: [width], hasColours: width === 390 })).toEqual([]);
        expect(await sticksOut(page), `${width} px`).toEqual([]);
        expect(await brokenWords(page, maxWholeWord), `${width} px`).toEqual([]);
      }
    });
  }
}
