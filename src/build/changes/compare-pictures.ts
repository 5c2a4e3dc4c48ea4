import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { buildApp } from '../app/build-app.ts';
import { CouldNotRunError } from '../problem/could-not-run-error.ts';
import type { SiteFolders } from '../site-folders.ts';
import { openRenderedSite, type RenderedSite } from './rendered-site.ts';
import { type ComparedPage, routeOf } from './report-changes.ts';
import type { SiteChanges } from './site-changes.ts';

/** A phone and a desktop. */
const widths = [390, 1280];
/** More pages take longer than a reviewer looks. */
const mostPages = 25;
/** A page that is longer is cut: the first screens tell most. */
const tallest = 8000;
const gap = 24;

export interface PictureOptions {
  /** Where the pictures are written. */
  into: string;
  /** The present site and the other version. */
  present: SiteFolders;
  base: SiteFolders;
  /** The browser to use; Playwright's own when undefined. */
  executablePath: string | undefined;
}

/**
 * Draws each page that changed as it was and as it is, side by side, on a phone and on a desktop. Of a change that
 * every page shows, home stands for all; of a shared block, the first page that shows it.
 * @returns the names of the files that were written, by address
 * @throws CouldNotRunError when no browser starts
 */
export async function comparePictures(
  changes: SiteChanges,
  { into, present, base, executablePath }: PictureOptions,
): Promise<ComparedPage[]> {
  const pages = pagesToShow(changes).slice(0, mostPages);
  if (pages.length === 0) return [];
  const app = await buildApp({ root: present.root });
  const before = await openRenderedSite(base, app);
  const after = await openRenderedSite(present, app);
  const browser = await startBrowser(executablePath);
  try {
    await mkdir(into, { recursive: true });
    const compared: ComparedPage[] = [];
    for (const { old, now } of pages) {
      const route = now ?? old ?? '/';
      const pictures: ComparedPage['pictures'] = [];
      for (const width of widths) {
        const sides = [await shoot(browser, before, old, width), await shoot(browser, after, now, width)];
        const name = `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}.png`;
        await sharp(await sideBySide(sides, width)).toFile(join(into, name));
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

interface ShownPage {
  old: string | undefined;
  now: string | undefined;
}

function pagesToShow({ pages, site, glossary, shared }: SiteChanges): ShownPage[] {
  const shown = new Map<string, ShownPage>();
  for (const page of pages) shown.set(routeOf(page), { old: page.before?.name, now: page.after?.name });
  const further = [...(site || glossary ? ['/'] : []), ...shared.flatMap((each) => each.pages.slice(0, 1))];
  for (const route of further) if (!shown.has(route)) shown.set(route, { old: route, now: route });
  return [...shown.values()];
}

async function startBrowser(executablePath: string | undefined): Promise<Browser> {
  try {
    const { chromium } = await import('playwright');
    return await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CouldNotRunError(
      `Er start geen browser voor de foto's: ${reason} Installeer er een met: npx playwright install chromium`,
    );
  }
}

/** A picture of a page as a visitor first sees it; undefined when that version has no such page. */
async function shoot(
  browser: Browser,
  site: RenderedSite,
  route: string | undefined,
  width: number,
): Promise<Buffer | undefined> {
  if (route === undefined || !site.has(route)) return undefined;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  try {
    const page = await context.newPage();
    await answerFrom(site, page);
    await page.goto(`${origin}${route}`, { waitUntil: 'load' });
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

const origin = 'http://voorbeeld.localhost';

/** Serves the browser from memory: no port is opened, and nothing outside the site is asked for. */
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
      const shownHeight = Math.min(height, tallest);
      return {
        height: shownHeight,
        data: await sharp(side).extract({ left: 0, top: 0, width, height: shownHeight }).toBuffer(),
      };
    }),
  );
  const height = Math.max(400, ...images.map((image) => image?.height ?? 0));
  const canvas = sharp({ create: { width: 2 * width + gap, height, channels: 3, background: '#8a8f8c' } });
  const layers = images.flatMap((image, index) =>
    image === undefined ? [] : [{ input: image.data, left: index * (width + gap), top: 0 }],
  );
  return canvas.composite(layers).png({ compressionLevel: 9, palette: true }).toBuffer();
}
