import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { brandColours } from '../../../shared/site/brand-colours.ts';
import { buildApp } from '../../bundle/build-app.ts';
import { Memo } from '../../memo/memo.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { makeFolder } from '../../pipeline/7-write/make-folder.ts';
import type { ComparedPage } from './page-lines.ts';
import type { ShownPage } from './pages-to-show.ts';
import { pictureName } from './picture-name.ts';
import { openRenderedSite, type RenderedSite } from './rendered-site.ts';

/** Phone and desktop, in pixels. */
const widths = [390, 1280];
/** In pixels; the rest is cut off. */
const maxHeight = 8000;
const gap = 24;

interface PictureOptions {
  /** The output folder. */
  into: string;
  present: SiteFolders;
  base: SiteFolders;
  /** Playwright's own browser when undefined. */
  executablePath: string | undefined;
}

/**
 * Writes screenshots of pages before and after, side by side.
 * @returns file names by route
 * @throws CouldNotRunError when no browser starts, or the folder cannot be written
 */
export async function comparePictures(
  pages: readonly ShownPage[],
  { into, present, base, executablePath }: PictureOptions,
): Promise<ComparedPage[]> {
  if (pages.length === 0) return [];
  makeFolder(into, '--pictures');
  const memo = new Memo(present);
  const app = await buildApp({ root: present.root, memo });
  const before = await openRenderedSite(base, app);
  const after = await openRenderedSite(present, app);
  const browser = await startBrowser(executablePath);
  try {
    const compared: ComparedPage[] = [];
    for (const { old, now } of pages) {
      const route = now ?? old ?? '/';
      const pictures: ComparedPage['pictures'] = [];
      for (const width of widths) {
        const sides = [
          await screenshot(browser, { site: before, route: old, width }),
          await screenshot(browser, { site: after, route: now, width }),
        ];
        const name = pictureName(route, width);
        await writeFile(join(into, name), await sideBySide(sides, width));
        pictures.push({
          label: `${route} voor (links) en na (rechts), ${width} pixels breed`,
          address: name,
        });
      }
      compared.push({ route, pictures });
    }
    return compared;
  } finally {
    await browser.close();
  }
}

async function startBrowser(executablePath: string | undefined): Promise<Browser> {
  const { chromium } = await import('playwright');
  try {
    return await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CouldNotRunError(
      `Er start geen browser voor de foto's: ${reason} Installeer er een met: npx playwright install chromium`,
    );
  }
}

/** Undefined for a missing page. */
async function screenshot(
  browser: Browser,
  { site, route, width }: { site: RenderedSite; route: string | undefined; width: number },
): Promise<Buffer | undefined> {
  if (route === undefined || !site.has(route)) return undefined;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await answerFrom(site, page);
    await page.goto(`${origin}${route}`, { waitUntil: 'load' });
    // Opens all answers: a change in a closed one would stay hidden.
    await page.evaluate("for (const folded of document.querySelectorAll('main details')) folded.open = true");
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

const origin = 'http://voorbeeld.localhost';

/** Answers requests from memory: opens no port, allows no external request. */
async function answerFrom(site: RenderedSite, page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const address = new URL(route.request().url());
    if (address.origin !== origin) return route.abort();
    const answer = await site.answer(decodeURIComponent(address.pathname));
    return answer === undefined ? route.fulfill({ status: 404, body: '' }) : route.fulfill(answer);
  });
}

async function sideBySide(sides: readonly (Buffer | undefined)[], width: number): Promise<Buffer> {
  const images = await Promise.all(
    sides.map(async (side) => {
      if (side === undefined) return undefined;
      const { height } = await sharp(side).metadata();
      const shownHeight = Math.min(height, maxHeight);
      return {
        height: shownHeight,
        data: await sharp(side).extract({ left: 0, top: 0, width, height: shownHeight }).toBuffer(),
      };
    }),
  );
  const height = Math.max(400, ...images.map((image) => image?.height ?? 0));
  const canvas = sharp({
    create: { width: 2 * width + gap, height, channels: 3, background: brandColours.light['line-strong'] },
  });
  const layers = images.flatMap((image, index) =>
    image === undefined ? [] : [{ input: image.data, left: index * (width + gap), top: 0 }],
  );
  return canvas.composite(layers).webp({ quality: 75, effort: 2 }).toBuffer();
}
