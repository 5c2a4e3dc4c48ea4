import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../../scripts/project-root.ts';
import { followGuide, guidePage } from '../engine/follow-guide.ts';
import { namedPictures } from '../named-pictures.ts';
import { startDevelopmentServer } from './development-server.ts';
import { openStill } from './still.ts';

const folder = join(projectRoot, 'docs/handleiding');
const names = ['nieuwe-pagina', 'kaart', 'melding', 'blokken', 'editor'] as const;

async function take(page: Page, name: (typeof names)[number]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, colours: 128, effort: 7 })
    .toFile(join(folder, `${name}.png`));
}

test('the guide shows the pictures that are taken along its steps', async ({ page }, testInfo) => {
  if (testInfo.config.updateSnapshots === 'all') {
    const server = await startDevelopmentServer();
    try {
      followGuide(server.file('.'));
      await page.setViewportSize({ width: 1280, height: 760 });
      await expect
        .poll(() => fetch(`${server.address}/equipment/wegtransport/tankwagen`).then(({ ok }) => ok))
        .toBe(true);
      await openStill(page, `${server.address}/equipment/wegtransport/tankwagen`);
      await take(page, 'nieuwe-pagina');
      await openStill(page, `${server.address}/equipment/wegtransport`);
      await page.getByRole('heading', { name: 'Tankwagen' }).scrollIntoViewIfNeeded();
      await take(page, 'kaart');
      await openStill(page, `${server.address}/_kit/blokken/benefit-list`);
      await take(page, 'blokken');
      await page.goto(`${server.address}/_kit/bewerken?pagina=/equipment/wegtransport/tankwagen`);
      await expect(page.getByText(/^\d+ tips?$|^Geen fouten/)).toBeVisible();
      await page.frameLocator('iframe').locator('[data-chosen]').waitFor();
      await take(page, 'editor');
      await openStill(page, `${server.address}/equipment/wegtransport/tankwagen`);
      await page.locator('html[data-hydrated]').waitFor();
      server.change(guidePage, '"features"', '"featurs"');
      await page.locator('section[aria-label="Problemen in de pagina’s"]').waitFor();
      await take(page, 'melding');
    } finally {
      server.stop();
    }
  }
  const taken = names.map((name) => join(folder, `${name}.png`));
  expect(namedPictures.filter((file) => dirname(file) === folder).sort()).toEqual(taken.sort());
});
