import { expect, type Locator, type Page } from '@playwright/test';
import { addEditedPage, editedFile } from './edited-page.ts';
import { control, type EditorTests, goTo, openWithEarlierDraft, part } from './editor-tests.ts';

/** What is done with the keyboard, and where that leads. */
export interface Step {
  what: string;
  /** Leads to the button. */
  open?(page: Page, tests: EditorTests): Promise<void>;
  /** Enter is pressed on it. */
  press(page: Page): Locator;
  /** Gets the focus. */
  leads(page: Page): Locator;
  /** What is there by then. */
  says?: string;
  /** Leads back to where the editor began. */
  leave?(page: Page, tests: EditorTests): Promise<void>;
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const formHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Kop van de pagina' });
const group = (name: string) => (page: Page) => page.getByRole('group', { name, exact: true });
const dialogTitle = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { level: 2, name });
export const pageForm = (page: Page) => part(page, /^Pagina/).click();

async function changeHeading(page: Page): Promise<void> {
  await control(page, '/blocks/0/title').fill('Mijn kop');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
}

/** Somebody else changes the file while something is typed here. */
async function changeElsewhere(page: Page, { server }: EditorTests): Promise<void> {
  await changeHeading(page);
  server().change(
    editedFile,
    '"title": "Proefwagen leasen",\n      "text"',
    '"title": "Andermans kop",\n      "text"',
  );
}

/** Saves in another program what the page began with. */
async function beginAnew(page: Page, { server }: EditorTests): Promise<void> {
  addEditedPage(server());
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
}

const close = (page: Page) => page.keyboard.press('Escape');

async function undo(page: Page): Promise<void> {
  await button('Ongedaan maken')(page).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
}

/** What is taken in one editor, in this order: to open it takes longer than a step. */
export const walks: readonly { through: string; steps: readonly Step[] }[] = [
  {
    through: 'questions and dialogs',
    steps: [
      {
        what: 'a link that is not put in a text',
        open: (page) => group('Opmaak van Tekst')(page).getByRole('button', { name: 'Link' }).click(),
        press: (page) => page.getByLabel('Waar gaat de link heen?'),
        leads: (page) => group('Opmaak van Tekst')(page).getByRole('button', { name: 'Link' }),
      },
      {
        what: 'the shortcuts, longer than the screen',
        press: button('Sneltoetsen'),
        leads: dialogTitle('Sneltoetsen'),
        leave: close,
      },
      {
        what: 'the pictures to choose, which come later',
        press: (page) => button('Kies een afbeelding van de site')(page).first(),
        leads: (page) => page.getByRole('dialog').getByRole('searchbox'),
        leave: close,
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
        leads: (page) =>
          page.getByRole('dialog').getByRole('status').filter({ hasText: 'Dit kan nog niet.' }),
        leave: close,
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
          await page.getByLabel('Wie het adres bewaarde, komt voortaan op').fill('/bestaat-niet');
          await button('Verwijder deze pagina')(page).click();
        },
        press: button(/^Ja, verwijder/),
        leads: (page) => page.getByRole('status').filter({ hasText: '/bestaat-niet' }),
      },
    ],
  },
  {
    through: 'changes',
    steps: [
      {
        what: 'the only step back',
        open: changeHeading,
        press: button('Ongedaan maken'),
        leads: button('Ongedaan maken'),
        says: 'Alles is bewaard',
      },
      {
        what: 'a picture removed',
        press: button('Verwijder: Afbeelding'),
        leads: group('Afbeelding (niet verplicht)'),
        leave: undo,
      },
      {
        what: 'a byline added',
        press: button('Voeg toe: Schrijver en datum'),
        leads: (page) => page.locator('[name^="/blocks/0/byline/"]').first(),
        leave: undo,
      },
      {
        what: 'a question copied',
        open: (page) => part(page, /Vragen over de wagen/).click(),
        press: button('Dupliceer: Vragen en antwoorden 1'),
        leads: (page) => control(page, '/blocks/1/items/1/question'),
        leave: undo,
      },
      {
        what: 'a block removed',
        open: (page) => part(page, /Vragen over de wagen/).click(),
        press: (page) => group('Dit blok')(page).getByRole('button', { name: 'Verwijder' }),
        leads: formHeading,
        leave: undo,
      },
      {
        what: 'what is saved',
        open: async (page) => {
          await part(page, /^Kop van de pagina/).click();
          await changeHeading(page);
        },
        press: button('Bewaar'),
        leads: button('Bewaar'),
        says: 'Alles is bewaard',
      },
    ],
  },
  {
    through: 'two versions',
    steps: [
      {
        what: 'my version',
        open: changeElsewhere,
        press: button('Bewaar mijn versie'),
        leads: formHeading,
        says: 'Alles is bewaard',
        leave: beginAnew,
      },
      {
        what: 'the version of the file',
        open: changeElsewhere,
        press: button('Neem de versie van het bestand'),
        leads: formHeading,
        says: 'Alles is bewaard',
        leave: beginAnew,
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
    ],
  },
];

/** Each begins with a screen of its own. */
export const apart: readonly Step[] = [
  {
    what: 'an earlier draft thrown away',
    open: openWithEarlierDraft,
    press: button('Gooi het weg'),
    leads: formHeading,
  },
  {
    what: 'words that are replaced everywhere',
    open: goTo('/vervang?zoek=Wat heb ik nodig?&door=Wat neem ik mee?'),
    press: button('Vervang het'),
    leads: (page) => page.getByRole('heading', { level: 2, name: '“Wat heb ik nodig?” is overal vervangen' }),
    says: 'is vervangen door',
  },
];
