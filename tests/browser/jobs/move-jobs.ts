import { expect } from '@playwright/test';
import { editedRoute } from '../edited-page.ts';
import { type Job, open, otherFile, otherRoute } from './job.ts';

const moved = '/equipment/wegtransport/proefauto';

/** Pages that get another address, or none. */
export const moveJobs: readonly Job[] = [
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
];
