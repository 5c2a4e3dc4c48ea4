import { expect } from '@playwright/test';
import { editedRoute } from '../edited-page.ts';
import { type Job, oldNumber, open, otherFile, otherRoute } from './job.ts';

/** A new number on which the site can be called. */
const newNumber = '026-123 45 67';

/** What pages and the site say. */
export const changeJobs: readonly Job[] = [
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
];
