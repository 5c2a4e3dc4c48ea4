import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { printJson } from '../../src/engine/json/layout/print-json.ts';
import type { DevelopmentServer } from './development-server.ts';
import { editedFile, editedRoute } from './edited-page.ts';
import { control, type EditorTests, part } from './editor-tests.ts';

/** What is done with the keyboard, and where that leads. */
interface Step {
  what: string;
  /** Leads to the button. */
  open?(page: Page, tests: EditorTests): Promise<void>;
  /** Enter is pressed on it. */
  press(page: Page): Locator;
  /** Gets the focus. */
  leads(page: Page): Locator;
  /** What is there by then. */
  says?: string;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const formHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Kop van de pagina' });
const group = (name: string) => (page: Page) => page.getByRole('group', { name, exact: true });
const dialogTitle = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { level: 2, name });
const pageForm = (page: Page) => part(page, /^Pagina/).click();

/** What an earlier visit left unsaved. */
async function leaveDraft(page: Page, tests: EditorTests): Promise<void> {
  await page.evaluate(
    ([key, text]) =>
      localStorage.setItem(key, JSON.stringify({ text, hash: 'x', at: '2026-11-01T10:00:00Z' })),
    [`bewerken ${editedFile} elders`, '{}'] as const,
  );
  await tests.open(page);
}

async function changeHeading(page: Page): Promise<void> {
  await control(page, '/blocks/0/title').fill('Mijn kop');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
}

/** Somebody else changes the file while something is typed here. */
async function changeElsewhere(page: Page, { server }: EditorTests): Promise<void> {
  await changeHeading(page);
  server().change(editedFile, '"title": "Proefwagen leasen",', '"title": "Kop",');
}

const steps: readonly Step[] = [
  {
    what: 'my version of two',
    open: changeElsewhere,
    press: button('Bewaar mijn versie'),
    leads: formHeading,
    says: 'Alles is bewaard',
  },
  {
    what: 'the version of the file',
    open: changeElsewhere,
    press: button('Neem de versie van het bestand'),
    leads: formHeading,
    says: 'Alles is bewaard',
  },
  {
    what: 'the version of the file, where the code is shown',
    open: async (page, tests) => {
      await changeElsewhere(page, tests);
      await button('Code')(page).click();
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
    },
    press: button('Neem de versie van het bestand'),
    leads: (page) => page.getByRole('heading', { level: 1 }).getByRole('button'),
  },
  {
    what: 'an earlier draft thrown away',
    open: leaveDraft,
    press: button('Gooi het weg'),
    leads: formHeading,
  },
  {
    what: 'a link that is not put in a text',
    open: (page) => group('Opmaak van Tekst')(page).getByRole('button', { name: 'Link' }).click(),
    press: (page) => page.getByLabel('Waar gaat de link heen?'),
    leads: (page) => group('Opmaak van Tekst')(page).getByRole('button', { name: 'Link' }),
  },
  {
    what: 'words that are replaced everywhere',
    open: async (page, { server }) => {
      await page.goto(`${server().address}/_kit/vervang?zoek=Wat heb ik nodig?&door=Wat neem ik mee?`);
      await page.locator('html[data-hydrated]').waitFor();
    },
    press: button('Vervang het'),
    leads: (page) => page.getByRole('heading', { level: 2, name: '“Wat heb ik nodig?” is overal vervangen' }),
    says: 'is vervangen door',
  },
  {
    what: 'what is saved',
    open: changeHeading,
    press: button('Bewaar'),
    leads: button('Bewaar'),
    says: 'Alles is bewaard',
  },
  {
    what: 'the only step back',
    open: changeHeading,
    press: button('Ongedaan maken'),
    leads: button('Ongedaan maken'),
    says: 'Alles is bewaard',
  },
  {
    what: 'a block removed',
    open: (page) => part(page, /Vragen over de wagen/).click(),
    press: (page) => group('Dit blok')(page).getByRole('button', { name: 'Verwijder' }),
    leads: formHeading,
  },
  {
    what: 'a picture removed',
    press: button('Verwijder: Afbeelding'),
    leads: group('Afbeelding (niet verplicht)'),
  },
  {
    what: 'a byline added',
    press: button('Voeg toe: Schrijver en datum'),
    leads: (page) => page.locator('[name^="/blocks/0/byline/"]').first(),
  },
  {
    what: 'a removal not meant',
    open: async (page) => {
      await pageForm(page);
      await button('Verwijder deze pagina')(page).click();
    },
    press: button('Nee, laat staan'),
    leads: button('Verwijder deze pagina'),
  },
  {
    what: 'a removal that is refused',
    open: async (page) => {
      await pageForm(page);
      await page.getByLabel('Wie het adres bewaarde, komt voortaan op').fill('/bestaat-niet');
      await button('Verwijder deze pagina')(page).click();
    },
    press: button(/^Ja, verwijder/),
    leads: (page) => page.getByRole('status').filter({ hasText: '/bestaat-niet' }),
  },
  {
    what: 'a name for a shared block that is taken',
    open: async (page) => {
      await part(page, /Vragen over de wagen/).click();
      await page.getByText('Maak hier een gedeeld blok van').click();
      await page.getByLabel('Hoe heet het gedeelde blok?').fill('Proef');
    },
    press: button('Maak er een gedeeld blok van'),
    leads: (page) => page.getByLabel('Hoe heet het gedeelde blok?'),
    says: 'Er is al een gedeeld blok “proef”',
  },
  {
    what: 'work that is refused',
    open: async (page) => {
      // The check itself takes long.
      await page.route('**/_kit/bewerken/inlevering', (sent) =>
        sent.fulfill({ json: { message: 'Dit kan nog niet.' } }),
      );
      await button(/^Lever in/)(page).click();
      await expect(page.getByText('Kijken wat er voor bezoekers verandert')).toBeHidden();
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Lever in', exact: true }),
    leads: (page) => page.getByRole('dialog').getByRole('status').filter({ hasText: 'Dit kan nog niet.' }),
  },
  {
    what: 'the shortcuts, longer than the screen',
    press: button('Sneltoetsen'),
    leads: dialogTitle('Sneltoetsen'),
  },
  {
    what: 'the pictures to choose, which come later',
    press: (page) => button('Kies een afbeelding van de site')(page).first(),
    leads: (page) => page.getByRole('dialog').getByRole('searchbox'),
  },
];

/** Tests that the focus moves on from each button that disappears, and that lists offer suitable choices. */
export function testFocus(tests: EditorTests): void {
  for (const { what, open, press, leads, says } of steps) {
    test(`${what}: the focus goes where one goes on`, async ({ page }) => {
      const putBack = keep(tests.server(), editedFile);
      try {
        await tests.open(page);
        await open?.(page, tests);
        await press(page).press('Enter');
        await expect(leads(page)).toBeFocused();
        if (says !== undefined) await expect(page.getByText(says).first()).toBeVisible();
        await expect(leads(page)).toBeFocused();
      } finally {
        putBack();
      }
    });
  }

  test('what is undone for all pages is said, and the focus is there', async ({ page }) => {
    await tests.open(page);
    await pageForm(page);
    await page.getByLabel('Naam van de kopie').fill('Proefkopie');
    await page.keyboard.press('Enter');
    await page.waitForURL(/proefkopie&/);
    await page.goto(`${tests.server().address}/_kit/paginas`);
    await page.locator('html[data-hydrated]').waitFor();
    const made = `De pagina “${editedRoute.replace('proefwagen', 'proefkopie')}” is gemaakt`;
    await expect(page.getByText(`${made}.`)).toBeVisible();
    await button('Ongedaan maken')(page).press('Enter');
    const status = page.getByRole('status').filter({ hasText: `${made}: dat is teruggedraaid.` });
    await expect(status).toBeFocused();
    await expect(button('Ongedaan maken')(page)).toBeHidden();
  });

  test('a list of choices that may stand there once offers what is left', async ({ page }) => {
    const { server, open } = tests;
    const putBack = keep(server(), editedFile);
    try {
      const { blocks, ...rest } = JSON.parse(readFileSync(server().file(editedFile), 'utf8'));
      const calculator = {
        type: 'equipment-calculator',
        title: 'Wat kost een proefwagen?',
        equipmentType: 'proefwagen',
        equipmentName: 'Proefwagen',
        asks: ['mileage'],
      };
      writeFileSync(server().file(editedFile), printJson({ ...rest, blocks: [blocks[0], calculator] }));
      await open(page);
      await part(page, /Wat kost een proefwagen/).click();
      const asks = page.getByRole('group', { name: /^Extra vragen \(/ });
      const add = button('Voeg toe: Extra vragen')(page);
      await add.press('Enter');
      await expect(control(page, '/blocks/1/asks/1')).toBeFocused();
      await expect(control(page, '/blocks/1/asks/1').locator(':checked')).toHaveText('Soort hardware');
      await expect(add).toBeDisabled();
      await expect(asks).toContainText('Alle keuzes staan er al.');
      await expect(asks.getByRole('button', { name: /^Dupliceer/ })).toHaveCount(0);
      await button('Verwijder: Extra vragen 1')(page).press('Enter');
      await expect(asks).toBeFocused();
      await add.press('Enter');
      await expect(control(page, '/blocks/1/asks/1').locator(':checked')).toHaveText('Kilometers per jaar');
      await expect(page.getByText('Bezig met controleren')).toBeHidden();
      await expect(page.getByText('staat twee keer')).toHaveCount(0);
    } finally {
      putBack();
    }
  });
}

/** Records a file; returns a function that restores it. */
function keep(server: DevelopmentServer, name: string): () => void {
  const before = readFileSync(server.file(name), 'utf8');
  return () => writeFileSync(server.file(name), before);
}
