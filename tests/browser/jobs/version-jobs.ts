import { expect } from '@playwright/test';
import { type Job, open, otherFile, otherRoute } from './job.ts';

/** What is online, and what was. */
export const versionJobs: readonly Job[] = [
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
