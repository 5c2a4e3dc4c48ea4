import { expect } from '@playwright/test';
import { smallPicture } from '../small-picture.ts';
import type { Job } from './job.ts';

const category = '/equipment/kassasystemen';

/** Pages that are made. */
export const newPageJobs: readonly Job[] = [
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
];
