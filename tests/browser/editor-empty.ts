import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { printJson } from '../../src/engine/json/layout/print-json.ts';
import type { DevelopmentServer } from './development-server.ts';
import { editedFile } from './edited-page.ts';
import { control, type EditorTests, goTo, part } from './editor-tests.ts';

/** Where there is nothing yet. */
interface EmptyState {
  what: string;
  /** Empties something; returns a function that restores it. */
  prepare?(server: DevelopmentServer): () => void;
  /** What leads to the place, if that is not shown at once. */
  open?(page: Page, tests: EditorTests): Promise<void>;
  /** What an author reads. */
  says: string;
  /** Does what it says. */
  follow(page: Page): Promise<void>;
  /** Takes back what that changed. */
  leave?(page: Page): Promise<void>;
}

/** Gives a file other content for a while. */
function withContent(server: DevelopmentServer, name: string, make: (text: string) => string): () => void {
  const before = readFileSync(server.file(name), 'utf8');
  writeFileSync(server.file(name), make(before));
  return () => writeFileSync(server.file(name), before);
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
}

const blockChoice = (page: Page) => page.getByRole('dialog', { name: 'Blok toevoegen' });

/** What an author reads of a page without blocks. */
const withoutBlocks: Pick<EmptyState, 'says' | 'follow' | 'leave'> = {
  says: 'Deze pagina heeft nog geen blokken. Kies “Blok toevoegen”',
  follow: async (page) => {
    await page.getByRole('button', { name: 'Blok toevoegen' }).click();
    await blockChoice(page)
      .getByRole('button', { name: /^Kop van de pagina/ })
      .click();
    await expect(control(page, '/blocks/0/title')).toBeFocused();
  },
  leave: undo,
};

/** Met in one editor, in this order: it shows what its file says now, and to open it takes longer. */
const inEditor: readonly EmptyState[] = [
  {
    what: 'no page of that name to go to',
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await page.getByRole('searchbox').fill('xyzzy');
    },
    says: 'Niets gevonden. Probeer een deel van de naam of het adres',
    follow: async (page) => {
      await page.getByRole('searchbox').fill('proefw');
      await expect(page.getByRole('dialog').getByRole('link', { name: /Proefwagen/ })).toBeVisible();
    },
    leave: async (page) => {
      // The first empties the field.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  },
  {
    what: 'a page without blocks',
    prepare: (server) =>
      withContent(server, editedFile, (text) => printJson({ ...JSON.parse(text), blocks: [] })),
    ...withoutBlocks,
  },
  {
    what: 'a page without even a list of blocks',
    prepare: (server) => withContent(server, editedFile, () => '{}\n'),
    ...withoutBlocks,
  },
  {
    what: 'a list without items',
    prepare: (server) =>
      withContent(server, editedFile, (text) => {
        const { blocks, ...rest } = JSON.parse(text);
        return printJson({ ...rest, blocks: [blocks[0], { ...blocks[1], items: [] }] });
      }),
    open: (page) => part(page, /Vragen over de wagen/).click(),
    says: 'Hier staat nog niets. Kies “Voeg toe: Vragen en antwoorden” voor het eerste.',
    follow: async (page) => {
      await page.getByRole('button', { name: 'Voeg toe: Vragen en antwoorden' }).click();
      await expect(control(page, '/blocks/1/items/0/question')).toBeFocused();
    },
    leave: undo,
  },
  {
    what: 'no shared blocks',
    prepare: withoutShared,
    open: (page) => page.getByRole('button', { name: 'Blok toevoegen' }).click(),
    says: 'Er zijn nog geen gedeelde blokken.',
    follow: async (page) => {
      await page.keyboard.press('Escape');
      await part(page, /Vragen over de wagen/).click();
      await expect(page.getByText('Maak hier een gedeeld blok van', { exact: true })).toBeVisible();
    },
  },
];

/** Each on a screen of its own. */
const apart: readonly EmptyState[] = [
  {
    what: 'nothing wrong',
    open: (page, { open }) => open(page, 'bestand=_shared/proef.json'),
    says: 'Klaar met schrijven? Kies “Bewaar” en daarna “Lever in”.',
    follow: (page) => expect(page.getByRole('button', { name: /^Lever in/ })).toBeEnabled(),
  },
  {
    what: 'an empty glossary',
    prepare: (server) => withContent(server, 'pages/_glossary.json', () => ''),
    open: (page, { open }) => open(page, 'bestand=_glossary.json'),
    says: 'Dit bestand is leeg. Begin met een leeg formulier',
    follow: async (page) => {
      await page.getByRole('button', { name: 'Begin met een leeg formulier' }).click();
      await page.getByRole('button', { name: 'Voeg toe: Begrippen' }).click();
      await expect(control(page, '/items/0/title')).toBeFocused();
    },
  },
  {
    what: 'no shared blocks in the list of pages',
    prepare: withoutShared,
    open: goTo('/paginas?zoek=proefwagen'),
    says: 'Er zijn nog geen gedeelde blokken.',
    follow: (page) => expect(page.getByRole('link', { name: /^Bewerk deze pagina/ })).toBeVisible(),
  },
  {
    what: 'no page of that name in the list of pages',
    open: goTo('/paginas?zoek=xyzzy'),
    says: 'Geen pagina gevonden. Zoek op een deel van de titel of het adres.',
    follow: async (page) => {
      await page.getByLabel('Zoek in adres en titel').fill('proefw');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 gevonden')).toBeVisible();
    },
  },
  {
    what: 'words that stand nowhere',
    open: goTo('/vervang?zoek=xyzzy&door=iets'),
    says: 'Kijk of je het schreef zoals het op de site staat',
    follow: async (page) => {
      await page.getByLabel('Wat staat er nu?').fill('Vragen over de wagen');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /^1 plek/ })).toBeVisible();
    },
  },
];

function withoutShared(server: DevelopmentServer): () => void {
  const [folder, aside] = [server.file('pages/_shared'), server.file('shared-aside')];
  renameSync(folder, aside);
  return () => renameSync(aside, folder);
}

async function meet(
  page: Page,
  { tests, prepare, open, says, follow, leave }: EmptyState & { tests: EditorTests },
): Promise<void> {
  const putBack = prepare?.(tests.server());
  try {
    await open?.(page, tests);
    await expect(page.getByText(says).first()).toBeVisible();
    await follow(page);
    await leave?.(page);
  } finally {
    putBack?.();
  }
}

/** Tests that each place with nothing in it says what to do next, and that doing so helps. */
export function testEmptyStates(tests: EditorTests): void {
  test('where the editor has nothing it says what to do next, and that works', async ({ page }) => {
    await tests.open(page);
    for (const state of inEditor) {
      await test.step(state.what, async () => {
        await meet(page, { tests, ...state });
        await part(page, /^Kop van de pagina/).click();
        await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
      });
    }
  });

  for (const state of apart) {
    test(`${state.what}: it says what to do next, and that works`, ({ page }) =>
      meet(page, { tests, ...state }));
  }
}
