import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../../scripts/project-root.ts';
import { namedPictures } from '../named-pictures.ts';
import { calculate, exampleFor, generalCalculator } from './calculators.ts';
import { hydrate } from './hydrate.ts';
import { expect, test } from './site.ts';
import { openStill } from './still.ts';

/** A picture in the documentation: `docs/<name>.png`. */
interface DocsPicture {
  name: string;
  path: string;
  width: number;
  height: number;
  /** What a visitor does first. */
  act?(page: Page): Promise<void>;
}

const desktop = { width: 1280, height: 760 };
const phone = { width: 390, height: 760 };

async function calculateExample(page: Page): Promise<void> {
  await hydrate(page);
  await calculate(page, generalCalculator, exampleFor(generalCalculator));
  await page.locator('output:not(:empty)').waitFor();
}

/** Shows the result under the header, as a visitor scrolls to it. */
async function calculateAndScroll(page: Page): Promise<void> {
  await calculateExample(page);
  const result = page.locator('[data-filled]').first();
  await result.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));
}

/** One line more here is one picture more; `npm run pictures` takes it. */
const pictures: DocsPicture[] = [
  { name: 'home', path: '/', ...desktop },
  { name: 'home-phone', path: '/', ...phone },
  { name: 'calculator-phone', path: '/calculator', ...phone, act: calculateAndScroll },
];

for (const { name, path, width, height, act } of pictures) {
  test(`the documentation shows docs/${name}.png, which is taken here`, async ({ page, site }, testInfo) => {
    const file = join(projectRoot, 'docs', `${name}.png`);
    if (testInfo.config.updateSnapshots === 'all') {
      await page.setViewportSize({ width, height });
      await openStill(page, site + path);
      await act?.(page);
      const picture = await page.screenshot({ animations: 'disabled' });
      await sharp(picture).png({ palette: true, colours: 128, effort: 7 }).toFile(file);
    }
    expect(namedPictures).toContain(file);
  });
}
