import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { contentWeight } from '../../src/engine/pipeline/7-write/page-budget.ts';
import { type LiveState, liveStates } from '../../src/studio/blocks/live-states.ts';
import { darkColours, lightColours, measures } from '../../src/view/theme/global-css.ts';
import { blockTypes } from '../block-types.ts';
import { runAxe } from './axe.ts';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';
import { testSiteFolder } from './test-sites.ts';

test.describe.configure({ mode: 'serial' });

let server: DevelopmentServer;

test.beforeAll(async () => {
  server = await startDevelopmentServer();
});

test.afterAll(() => server?.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.address}/_kit${path}`);
  await page.locator('html[data-hydrated]').waitFor();
}

test('the design system shows every token of the theme with its values, and every block', async ({
  page,
}) => {
  await open(page, '');
  const shown = await page
    .locator('[data-token]')
    .evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute('data-token'), element.textContent ?? ''] as const),
    );
  const texts = new Map(shown);
  for (const css of [measures, lightColours, darkColours]) {
    for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      expect(texts.get(name), name).toContain(value);
    }
  }
  expect(texts.get('ink')).toMatch(/contrast 15,4.*contrast 16,2/);
  for (const type of blockTypes) await expect(page.locator(`[data-block=${type}]`).first()).toBeAttached();
});

/** The states that are no step on the way to another, each with acts of its own: to load a screen takes its time. */
function farthest(states: readonly LiveState[]): LiveState[] {
  const byActs = new Map(states.map((state) => [JSON.stringify(state.acts).slice(0, -1), state]));
  const isStep = (acts: string): boolean =>
    [...byActs.keys()].some((other) => other !== acts && other.startsWith(acts));
  return [...byActs].filter(([acts]) => !isStep(acts)).map(([, state]) => state);
}

test('a live block comes in its states by itself, and sends nothing', async ({ page, context }) => {
  test.slow();
  const unwanted: string[] = [];
  context.on('weberror', (error) => unwanted.push(error.error().message));
  context.on('request', (request) => {
    if (request.url().includes('/functions/')) unwanted.push(request.url());
  });
  const walks = Object.entries(liveStates).map(async ([type, states]) => {
    const screen = await context.newPage();
    for (const { name } of farthest(states)) {
      await open(screen, `/blokken/${type}/${name}`);
      await screen.locator(`html[data-state=${name}]`).waitFor();
    }
    await screen.close();
  });
  await Promise.all(walks);
  expect(unwanted).toEqual([]);
  await open(page, '/blokken/contact-form/verzonden');
  await expect(page.getByRole('status').filter({ hasText: 'Bericht verzonden!' })).toBeVisible();
  await open(page, '/blokken/equipment-calculator/bezig');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Verzenden...' })).toBeVisible();
  expect(unwanted).toEqual([]);
});

test('the catalogue explains every block, and its JSON can be copied with the keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blokken');
  for (const type of blockTypes) {
    const block = page.locator(`[data-studio-block=${type}]`);
    await expect(block.getByLabel(`Velden van ${type}`)).toContainText(`altijd "${type}"`);
    expect(JSON.parse((await block.locator('[data-json]').first().textContent()) ?? '')).toMatchObject({
      type,
    });
  }
  await page.getByRole('link', { name: 'steps', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'steps' })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Kopieer JSON van steps, voorbeeld 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Gekopieerd');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // Into a page, as an author does.
  const reference = '\n    { "shared": "kit" },';
  server.change('pages/contact.json', '"blocks": [', `"blocks": [${reference}`);
  writeFileSync(server.file('pages/_shared/kit.json'), copied);
  await open(page, '/paginas/contact');
  await expect(page.locator('[data-rule]')).toHaveCount(1);
  await expect(page.locator('[data-rule=heading-order]')).toBeVisible();
  server.change('pages/contact.json', `"blocks": [${reference}`, '"blocks": [');
  rmSync(server.file('pages/_shared/kit.json'));
});

test('an address without a screen says so, and a new type of block appears there by itself', async ({
  page,
}) => {
  await open(page, '/blokken/proefblok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niet gevonden');
  const schema = readFileSync(server.file('schemas/blocks/notice.schema.json'), 'utf8');
  const file = server.file('schemas/blocks/proefblok.schema.json');
  writeFileSync(file, schema.replaceAll('"notice"', '"proefblok"'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('proefblok');
  await expect(page.getByLabel('Velden van proefblok')).toContainText('altijd "proefblok"');
  await expect(page.locator('main')).toContainText('nog geen component');
  writeFileSync(file, schema.replaceAll('"notice"', '"proefblok"').replace('{', '{,'));
  await expect(page.getByRole('alert')).toContainText('schemas/blocks/proefblok.schema.json:1 is no JSON');
  await expect(page.getByRole('alert')).toContainText('Wat hieronder over fouten staat, is van daarvoor.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('proefblok');
  rmSync(file);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a mistake appears at its page while the list is open, and goes when it is fixed', async ({ page }) => {
  await open(page, '/paginas?zoek=contact');
  const row = page.locator('[data-page="/contact"]');
  await expect(row).toContainText(/\d\.\d{3} B/);
  server.change('pages/contact.json', '"type": "faq"', '"type": "fqa"');
  const problem = row.locator('[data-rule=block-type]');
  await expect(problem).toContainText(/pages\/contact\.json:\d+:\d+/);
  await expect(problem).toContainText('fqa');
  await expect(problem).toContainText('docs/regels/block-type.md');
  await expect(page.getByRole('status').first()).toContainText('1 fout');
  server.change('pages/contact.json', '"type": "fqa"', '"type": "faq"');
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('status').first()).toContainText('geen fouten');
});

test('a page is shown as search engines and other sites do, and changes while it is written', async ({
  page,
}) => {
  await open(page, '/paginas/contact');
  const title = /"title": "(.*)"/.exec(readFileSync(server.file('pages/contact.json'), 'utf8'))?.[1] ?? '';
  const found = page.locator('[data-preview=search]');
  await expect(found.locator('[data-part=title]')).toHaveText(`${title} | HopLease`);
  await expect(found).toContainText('www.hoplease.example › contact');
  const picture = page.locator('[data-preview=share] img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const long = 'Neem contact op over het leasen van vrachtwagens en machines';
  server.change('pages/contact.json', `"title": "${title}"`, `"title": "${long}"`);
  await expect(found.locator('[data-part=title]')).toHaveText(
    'Neem contact op over het leasen van vrachtwagens en machines …',
  );
  await expect(page.locator('[data-rule=title-length]')).toBeVisible();
  server.change('pages/contact.json', `"title": "${long}"`, `"title": "${title}"`);
});

test('the list weighs a page as a build does', async ({ page }) => {
  await open(page, '/paginas?zoek=bakwagen');
  const shown = page.locator('[data-page="/equipment/wegtransport/bakwagen"] [data-label=Gewicht]');
  await expect(shown).toContainText(/^[\d.]+ B/);
  const bytes = Number((await shown.innerText()).split(' B')[0]?.replace('.', ''));
  const built = join(testSiteFolder('production'), 'equipment/wegtransport/bakwagen.html');
  const weight = await contentWeight(readFileSync(built, 'utf8'));
  expect(Math.abs(bytes / weight - 1)).toBeLessThan(0.01);
});

test('axe finds nothing on the screens', async ({ page }) => {
  // They are long: on a busy machine axe takes its time.
  test.slow();
  for (const path of ['', '/blokken', '/paginas']) {
    await open(page, path);
    // Blocks are looked at on pages of the site.
    expect(await runAxe(page, { context: { exclude: ['[data-block]'] } }), path).toEqual([]);
  }
});

test('what visitors get has nothing of the studio', () => {
  const site = testSiteFolder('production');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files.filter((name) => /\.(html|js|css|json|xml|txt)$|_redirects|_headers/.test(name))) {
    expect(readFileSync(join(site, file), 'utf8'), file).not.toMatch(
      /_kit|studio-view|data-studio-block|preview-ready/,
    );
  }
});
