import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { printJson } from '../../src/engine/json/layout/print-json.ts';
import type { DevelopmentServer } from './development-server.ts';
import { editedFile, editedRoute } from './edited-page.ts';
import { apart, button, pageForm, type Step, walks } from './editor-focus-steps.ts';
import { control, type EditorTests, goTo, part } from './editor-tests.ts';

async function take(page: Page, { press, leads, says }: Step): Promise<void> {
  await press(page).press('Enter');
  await expect(leads(page)).toBeFocused();
  if (says !== undefined) await expect(page.getByText(says).first()).toBeVisible();
  await expect(leads(page)).toBeFocused();
}

/** Tests that the focus moves on from each button that disappears, and that lists offer suitable choices. */
export function testFocus(tests: EditorTests): void {
  for (const { through, steps } of walks) {
    test(`through ${through} the focus goes where one goes on`, async ({ page }) => {
      const putBack = keep(tests.server(), editedFile);
      try {
        await tests.open(page);
        for (const step of steps) {
          await test.step(step.what, async () => {
            await step.open?.(page, tests);
            await take(page, step);
            await step.leave?.(page, tests);
            await expect(page.getByRole('dialog')).toBeHidden();
          });
        }
      } finally {
        putBack();
      }
    });
  }

  for (const step of apart) {
    test(`${step.what}: the focus goes where one goes on`, async ({ page }) => {
      const putBack = keep(tests.server(), editedFile);
      try {
        await step.open?.(page, tests);
        await take(page, step);
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
    await goTo('/paginas')(page, tests);
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
