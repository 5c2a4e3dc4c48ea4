import { expect } from '@playwright/test';
import { editedRoute } from '../edited-page.ts';
import { smallPicture } from '../small-picture.ts';
import type { JsonWay } from './json-way.ts';
import type { Marketer } from './marketer.ts';

/** What a job may ask of the place where it is done. */
interface Workplace {
  /** Writes a text in a file before the job, in place of another. */
  change(name: string, from: string, to: string): void;
  /** A command of the guide would have made this file: from here on somebody types in it. */
  made(name: string): void;
}

/** Something that a marketing person does on the screen with all pages, counted. */
export interface Job {
  name: string;
  json: JsonWay;
  prepare?(place: Workplace): void;
  do(marketer: Marketer, place: Workplace): Promise<void>;
  /** What git says of the working copy afterwards: each file, and of one that was there already its lines. */
  changes: readonly string[];
  /** The rule that then reports what else to look at. */
  reports?: string;
}

/** A second page, with a link to a block of the first. */
const otherRoute = '/equipment/wegtransport/proefblad';
export const otherFile = `pages${otherRoute}.json`;
/** The number on which the site can be called, and a new one. */
export const [oldNumber, newNumber] = ['026-000 00 00', '026-123 45 67'];
const category = '/equipment/kassasystemen';
const moved = '/equipment/wegtransport/proefauto';

const open = (marketer: Marketer, route: string): Promise<void> =>
  marketer.press(marketer.link(`Bewerk deze pagina: ${route}`));

export const jobs: readonly Job[] = [
  {
    name: 'a page about tank trucks, with a photo, questions and the calculator',
    json: {
      typed: [
        'npm run new-page',
        'wegtransport',
        'Tankwagen',
        '',
        '',
        'Een tankwagen brengt brandstof, melk of water naar de klant.',
        'Gescheiden vakken in de tank',
        'Pomp en teller aan boord',
        'Slanghaspel achterop',
        'Ook met aanhanger',
        '',
        '',
        'npm run check',
      ],
      // The photo goes to its folder.
      presses: 2,
    },
    do: async (marketer, { made }) => {
      const { page } = marketer;
      await marketer.press(marketer.link('Nieuwe pagina'));
      await page.locator('html[data-hydrated]').waitFor();
      await marketer.choose(page.getByLabel('Waar komt de pagina?'), '/equipment/wegtransport');
      await marketer.type(page.getByLabel('Hoe heet de pagina?'), 'Tankwagen');
      await marketer.type(
        page.getByLabel('Waar is het voor'),
        'Een tankwagen brengt brandstof, melk of water naar de klant.',
      );
      await marketer.type(page.getByLabel('Kenmerk 1'), 'Gescheiden vakken in de tank');
      await marketer.type(page.getByLabel('Kenmerk 2'), 'Pomp en teller aan boord');
      await marketer.type(page.getByLabel('Kenmerk 3'), 'Slanghaspel achterop');
      await marketer.type(page.getByLabel('Kenmerk 4'), 'Ook met aanhanger');
      await marketer.keys('Enter');
      await page.getByRole('heading', { level: 1, name: 'Tankwagen leasen' }).waitFor();
      made('pages/equipment/wegtransport/tankwagen.json');
      await marketer.type(
        marketer.field('/blocks/0/text'),
        'Met een tankwagen breng je brandstof, melk of water veilig naar je klant. Je kiest de vakken en de pomp die bij je ritten passen.',
      );
      await marketer.bring(page.getByLabel('Of neem een afbeelding').first(), {
        name: 'tankwagen.png',
        mimeType: 'image/png',
        buffer: await smallPicture(),
      });
      await expect(marketer.field('/blocks/0/image/src')).toHaveValue('/images/tankwagen.png');
      await marketer.type(marketer.field('/blocks/0/image/alt'), 'Een tankwagen met drie vakken, van opzij');
      await marketer.press(marketer.part(/^Voordelen/));
      await marketer.type(marketer.field('/blocks/2/title'), 'Waarom je een tankwagen leaset');
      await marketer.type(marketer.field('/blocks/2/items/0/title'), 'Tank en chassis in één bedrag');
      await marketer.press(marketer.part(/^Kaarten van soorten/));
      const types = [
        ['Brandstoftankwagen', 'Voor wie pompstations en bouwplaatsen bevoorraadt.'],
        ['Melktankwagen', 'Voor wie melk ophaalt bij de boer.'],
        ['Watertankwagen', 'Voor wie water brengt naar bouwplaats of vee.'],
      ];
      for (const [index, [title = '', text = '']] of types.entries()) {
        await marketer.type(marketer.field(`/blocks/3/items/${index}/title`), title);
        await marketer.type(marketer.field(`/blocks/3/items/${index}/description`), text);
      }
      await marketer.press(marketer.button('Blok toevoegen'));
      await marketer.press(page.getByRole('dialog').getByRole('button', { name: /^Vragen en antwoorden/ }));
      await expect(marketer.field('/blocks/4/title')).toBeFocused();
      await marketer.type(marketer.field('/blocks/4/items/0/question'), 'Kan de pomp erbij?');
      await marketer.type(
        marketer.field('/blocks/4/items/0/answer'),
        'Ja. Pomp en teller tellen mee in het maandbedrag.',
      );
      await marketer.type(marketer.field('/blocks/4/items/1/question'), 'Hoe lang duurt het?');
      await marketer.type(
        marketer.field('/blocks/4/items/1/answer'),
        'Dat hangt af van de opbouw. Je hoort het bij je offerte.',
      );
      await expect(marketer.preview.locator('[data-block=equipment-calculator]')).toBeVisible();
      await expect(page.getByText('Geen fouten, geen tips')).toBeVisible();
      await marketer.save();
    },
    changes: ['new pages/equipment/wegtransport/tankwagen.json', 'new public/images/tankwagen.png'],
  },
  {
    name: 'a new category, also in the list of the home page, in the table and below every page',
    json: {
      typed: [
        'npm run new-page',
        '/equipment/kassasystemen',
        'Kassasystemen',
        '',
        'Een kassasysteem rekent af, telt en bestelt.',
        '',
        '',
        'npm run check',
      ],
    },
    do: async (marketer, { made }) => {
      const { page } = marketer;
      await marketer.press(marketer.link('Nieuwe pagina'));
      await page.locator('html[data-hydrated]').waitFor();
      await marketer.choose(page.getByLabel('Waar komt de pagina?'), '/equipment');
      await marketer.type(page.getByLabel('Hoe heet de pagina?'), 'Kassasystemen');
      await marketer.type(
        page.getByLabel('Waar is het voor'),
        'Een kassasysteem rekent af, telt en bestelt.',
      );
      await marketer.press(marketer.button('Maak de pagina'));
      await page.getByRole('heading', { level: 1, name: 'Kassasystemen leasen' }).waitFor();
      made(`pages${category}.json`);
      await marketer.press(marketer.part(/^Kaarten van soorten/));
      const types = [
        'Voor wie een nieuwe winkel inricht.',
        'Voor wie er een kassa bij wil.',
        'Voor wie afrekenen en voorraad wil koppelen.',
      ];
      for (const [index, text] of types.entries())
        await marketer.type(marketer.field(`/blocks/3/items/${index}/description`), text);
      const lists = page.getByRole('list', { name: 'Lijsten zonder deze pagina' });
      await expect(lists.getByRole('link')).toHaveCount(3);
      // It is saved on the way.
      await marketer.press(lists.getByRole('link', { name: /^Home:/ }));
      await page.waitForURL('**/bewerken?bestand=**');
      await marketer.press(marketer.button('Voeg toe: Kaarten'));
      const card = '/blocks/1/items/6';
      await expect(marketer.field(`${card}/title`)).toBeFocused();
      await marketer.type(marketer.field(`${card}/title`), 'Kassasystemen');
      await marketer.type(marketer.field(`${card}/text`), 'Voor winkel en horeca.');
      await marketer.type(marketer.field(`${card}/link/label`), 'Bekijk en bereken');
      await marketer.type(marketer.field(`${card}/link/href`), category);
      await marketer.save();
      await marketer.back();
      await marketer.press(lists.getByRole('link', { name: /^Equipment:/ }));
      await page.waitForURL('**/bewerken?bestand=**');
      await marketer.press(marketer.button('Voeg toe: Rijen'));
      const row = '/blocks/3/rows/6';
      await marketer.type(marketer.field(`${row}/0`), `[Kassasystemen](${category})`);
      await marketer.type(marketer.field(`${row}/1`), 'Kassalade, scanner, pinautomaat');
      await marketer.type(marketer.field(`${row}/2`), 'Winkels, horeca en kappers');
      await marketer.save();
      await marketer.back();
      await marketer.press(lists.getByRole('link', { name: /^Gegevens van de site/ }));
      await page.waitForURL('**/bewerken?bestand=**');
      await marketer.press(marketer.button('Voeg toe: Links').nth(1));
      const link = '/footer/1/links/7';
      await marketer.type(marketer.field(`${link}/label`), 'Kassasystemen');
      await marketer.type(marketer.field(`${link}/href`), category);
      await marketer.save();
      await marketer.back();
      await expect(lists).toBeHidden();
    },
    changes: [
      'pages/_site.json',
      '+ },',
      '+ {',
      '+ "label": "Kassasystemen",',
      `+ "href": "${category}"`,
      'pages/equipment/index.json',
      '+ ],',
      '+ [',
      `+ "[Kassasystemen](${category})",`,
      '+ "Kassalade, scanner, pinautomaat",',
      '+ "Winkels, horeca en kappers"',
      `new pages${category}.json`,
      'pages/index.json',
      '+ },',
      '+ {',
      '+ "title": "Kassasystemen",',
      '+ "text": "Voor winkel en horeca.",',
      '+ "link": {',
      '+ "label": "Bekijk en bereken",',
      `+ "href": "${category}"`,
      '+ }',
    ],
  },
  {
    name: 'a site-wide setting: other opening hours on Saturday',
    json: {},
    do: async (marketer) => {
      await marketer.press(marketer.link('Bewerk de gegevens van de site'));
      await marketer.type(marketer.field('/openingHours/1/hours'), '10:00-16:00');
      await marketer.save();
    },
    changes: ['pages/_site.json', '- "hours": "09:00-17:00"', '+ "hours": "10:00-16:00"'],
    reports: 'stated-hours',
  },
  {
    name: 'another telephone number, wherever it stands',
    json: { typed: [oldNumber, newNumber], presses: 3, isTyped: false },
    do: async (marketer) => {
      const { page } = marketer;
      await marketer.press(marketer.link('Vervang woorden overal'));
      await page.locator('html[data-hydrated]').waitFor();
      await marketer.type(page.getByLabel('Wat staat er nu?'), oldNumber);
      await marketer.type(page.getByLabel('Wat moet er staan?'), newNumber);
      await marketer.keys('Enter');
      await expect(page.getByRole('heading', { name: '2 plekken, in 2 documenten' })).toBeVisible();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { name: '2 plekken, in 2 documenten' })).toBeFocused();
      await marketer.keys('Tab', 'Enter');
      await expect(page.getByText(`“${oldNumber}” is vervangen door “${newNumber}”.`)).toBeVisible();
    },
    changes: [
      'pages/_site.json',
      `- "phone": "${oldNumber}",`,
      `+ "phone": "${newNumber}",`,
      otherFile,
      `- "text": "Bel ons op ${oldNumber}."`,
      `+ "text": "Bel ons op ${newNumber}."`,
    ],
  },
  {
    name: 'a shared block on one more page, after a look at where it stands',
    json: { typed: ['"shared": "proef"'], presses: 1 },
    do: async (marketer) => {
      await open(marketer, otherRoute);
      await marketer.press(marketer.part(/^Lijst met links/));
      await marketer.press(marketer.button('Blok toevoegen'));
      await marketer.press(
        marketer.page.getByRole('dialog').getByRole('button', { name: /^Klaar voor de rit/ }),
      );
      await marketer.press(marketer.page.getByText('Waar staat dit blok nog meer? (1 pagina)'));
      await expect(marketer.link('Proefwagen leasen')).toBeVisible();
      await marketer.save();
    },
    changes: [otherFile, '+ },', '+ {', '+ "shared": "proef"'],
  },
  {
    name: 'a mistake fixed that a change made on another page',
    json: { typed: ['npm run check', 'npm run check'] },
    do: async (marketer) => {
      await open(marketer, editedRoute);
      await marketer.press(marketer.part(/^Lijst met links/));
      await marketer.press(marketer.button('Verwijder'));
      const elsewhere = marketer.page.getByRole('list', { name: 'Problemen op andere pagina’s' });
      await marketer.press(elsewhere.getByRole('link'));
      const link = marketer.field('/blocks/2/items/0/href');
      await expect(link).toBeFocused();
      await marketer.type(link, editedRoute);
      await marketer.save();
      await expect(marketer.page.getByText('Geen fouten, geen tips')).toBeVisible();
    },
    changes: [
      otherFile,
      `- "href": "${editedRoute}#bekijk-ook"`,
      `+ "href": "${editedRoute}"`,
      'pages/equipment/wegtransport/proefwagen.json',
      '- {',
      '- "type": "link-list",',
      '- "id": "bekijk-ook",',
      '- "title": "Bekijk ook",',
      '- "items": [',
      '- {',
      '- "label": "Alle materieel",',
      '- "href": "/equipment"',
      '- }',
      '- ]',
      '- },',
    ],
  },
  {
    name: 'a page moved, after a look at which links follow',
    json: { typed: [`npm run move-page -- ${editedRoute} ${moved}`], isTyped: false },
    do: async (marketer) => {
      await open(marketer, editedRoute);
      await marketer.press(marketer.part(/^Pagina/));
      await marketer.type(marketer.page.getByLabel('Nieuw adres'), moved);
      await marketer.keys('Enter');
      const plan = marketer.page.getByRole('group', { name: 'Wat er meegaat' });
      await expect(plan.getByRole('listitem')).toHaveText([
        `${otherRoute}: een link gaat mee`,
        `${editedRoute} wordt ${moved}`,
      ]);
      await expect(marketer.button('Ja, verhuis')).toBeFocused();
      await marketer.keys('Enter');
      await marketer.page.waitForURL(/proefauto&/);
    },
    changes: [
      'new pages/equipment/wegtransport/proefauto.json',
      otherFile,
      `- "href": "${editedRoute}"`,
      `+ "href": "${moved}"`,
      'gone pages/equipment/wegtransport/proefwagen.json',
    ],
  },
  {
    name: 'a page removed, and put back',
    json: { typed: [`npm run remove-page -- ${otherRoute}`], presses: 3, isTyped: false },
    do: async (marketer) => {
      await open(marketer, otherRoute);
      await marketer.press(marketer.part(/^Pagina/));
      await marketer.press(marketer.button('Verwijder deze pagina'));
      await expect(marketer.button(/^Ja, verwijder/)).toBeFocused();
      await marketer.keys('Enter');
      await marketer.page.waitForURL('**/_kit/paginas');
      await marketer.page.locator('html[data-hydrated]').waitFor();
      await marketer.press(marketer.button('Ongedaan maken'));
      await expect(marketer.page.getByText(`De pagina “${otherRoute}” is verwijderd.`)).toBeHidden();
    },
    changes: [],
  },
  {
    name: 'a look at what is different from the site online',
    json: { typed: ['npm run changes'], isTyped: false },
    prepare: ({ change }) => change(otherFile, 'Nog een wagen', 'Nog één wagen'),
    do: async (marketer) => {
      await marketer.press(marketer.button(/^Lever in/));
      const dialog = marketer.page.getByRole('dialog', { name: 'Lever in' });
      await expect(dialog.locator('ins')).toHaveText('één');
    },
    changes: [
      otherFile,
      '- "description": "Nog een wagen om mee te proberen.",',
      '+ "description": "Nog één wagen om mee te proberen.",',
    ],
  },
  {
    name: 'work handed in, with what changes for visitors in words',
    json: { typed: ['npm run hand-in -- --title="Het proefblad"'], isTyped: false },
    prepare: ({ change }) => change(otherFile, 'Nog één wagen', 'Een tweede wagen'),
    do: async (marketer) => {
      await marketer.press(marketer.button(/^Lever in/));
      const dialog = marketer.page.getByRole('dialog', { name: 'Lever in' });
      await expect(dialog.locator('ins')).toHaveText('Een tweede');
      await marketer.type(dialog.getByLabel('Waar gaat je werk over?'), 'Het proefblad');
      await marketer.keys('Enter');
      // Pages are weighed with a bundle of the site, which this server has not made yet.
      await expect(dialog).toContainText(`Ingeleverd, onder de naam het-proefblad: ${otherFile}.`, {
        timeout: 90_000,
      });
    },
    // It is committed.
    changes: [],
  },
  {
    name: 'a text of days ago put back, after a look at what there was',
    json: {
      typed: [`git log --oneline ${otherFile}`, `git restore --source=HEAD~1 ${otherFile}`],
      isTyped: false,
    },
    do: async (marketer) => {
      await open(marketer, otherRoute);
      await marketer.press(marketer.button('Eerdere versies'));
      await marketer.press(marketer.page.getByRole('button', { name: /^Zet terug/ }).first());
      await expect(marketer.page.locator('[name="/card/description"]')).toBeFocused();
      await marketer.keys('Control+s');
      await expect(marketer.page.getByText('Alles is bewaard')).toBeVisible();
    },
    changes: [
      otherFile,
      '- "description": "Een tweede wagen om mee te proberen.",',
      '+ "description": "Nog één wagen om mee te proberen.",',
    ],
  },
];
