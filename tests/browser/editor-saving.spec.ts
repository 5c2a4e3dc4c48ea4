import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Route, test, type WebSocketRoute } from '@playwright/test';
import { editedFile, editedRoute } from './edited-page.ts';
import { control, editedSite, goTo, preview, save } from './editor-tests.ts';

const { server, open, onDisk } = editedSite();

test('unsaved work is not interrupted when a server that stopped is back', async ({ page }) => {
  const before = onDisk();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await open(page);
  const title = control(page, '/blocks/0/title');
  await title.fill('Voor de pauze');
  await expect(preview(page).locator('h1')).toHaveText('Voor de pauze');
  const previewIsBack = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
  for (const socket of sockets) await socket.close();
  await previewIsBack;
  await title.press('End');
  await page.keyboard.type(' en erna');
  await expect(preview(page).locator('h1')).toHaveText('Voor de pauze en erna');
  const editorIsBack = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await page.keyboard.press('Control+s');
  await editorIsBack;
  await expect(title).toHaveValue('Voor de pauze en erna');
  expect(asked).toEqual([]);
  writeFileSync(server().file(editedFile), before);
});

test('what is typed for a new page stays when a server that stopped is back', async ({ page, context }) => {
  const sockets: WebSocketRoute[] = [];
  await context.routeWebSocket(/./, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const untouched = await context.newPage();
  for (const each of [page, untouched]) await goTo('/nieuwe-pagina')(each, { server });
  const title = page.getByLabel('Hoe heet de pagina?');
  await title.fill('Tankwagen');
  const isBack = untouched.waitForEvent('framenavigated');
  for (const socket of sockets) await socket.close();
  await isBack;
  await untouched.locator('html[data-hydrated]').waitFor();
  await expect(title).toHaveValue('Tankwagen');
});

/** What answers a save, what is typed before it, and what the author reads after it. */
const failures: [answer: (route: Route) => Promise<void>, title: string, way: string][] = [
  [(asked) => asked.abort(), 'Zonder server', 'Kijk of “npm run dev” nog draait'],
  [
    (asked) => asked.fulfill({ status: 422, json: { message: 'Er is geen ruimte meer.' } }),
    'Op een volle schijf',
    'Er is geen ruimte meer.',
  ],
];

test('a save that fails says so and loses nothing: the text is there in this tab and in the next', async ({
  page,
  context,
}) => {
  const before = onDisk();
  await open(page);
  const title = control(page, '/blocks/0/title');
  const failure = page.getByText('Bewaren is niet gelukt; je tekst is er nog.');
  const quiet = await page.getByText('Alles is bewaard').evaluate((status) => getComputedStyle(status).color);
  for (const [answer, typed, way] of failures) {
    await page.route('**/_kit/bewerken/bestand/**', answer);
    await title.fill(typed);
    await expect(preview(page).locator('h1')).toHaveText(typed);
    await page.keyboard.press('Control+s');
    await expect(failure).toContainText(way);
    await expect(failure).not.toHaveCSS('color', quiet);
    await expect(title).toHaveValue(typed);
    expect(onDisk()).toBe(before);
    await page.unroute('**/_kit/bewerken/bestand/**');
  }
  // On a phone the bar with the name of the page scrolls away.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(failure).toBeInViewport();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await open(again);
  await again.getByRole('button', { name: 'Ga ermee verder' }).click();
  await expect(control(again, '/blocks/0/title')).toHaveValue('Op een volle schijf');
  await again.keyboard.press('Control+s');
  await expect.poll(() => onDisk()).toContain('Op een volle schijf');
  writeFileSync(server().file(editedFile), before);
  await expect(control(again, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
});

test('the editor opens over a draft that cannot be read, and where nothing may be kept', async ({ page }) => {
  const text = onDisk().replace(/"title": ".*?"/, '"title": "Van een ander tabblad"');
  const drafts = {
    damaged: '{',
    foreign: 'null',
    other: JSON.stringify({ text, hash: 'x', at: '2026-11-01T10:00:00Z' }),
  };
  await page.addInitScript(
    ([prefix, all]) => {
      for (const [tab, draft] of Object.entries(all)) localStorage.setItem(prefix + tab, draft);
    },
    [`bewerken ${editedFile} `, drafts] as const,
  );
  await open(page);
  await expect(page.getByText('Je was hier bezig op')).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await open(page);
  await control(page, '/blocks/0/title').fill('Kop die niet blijft');
  await expect(preview(page).locator('h1')).toHaveText('Kop die niet blijft');
  await expect(page.getByText('deze browser heeft geen ruimte om het te onthouden')).toBeVisible();
});

test('a tab whose file changed in another asks which version stays, and loses neither', async ({
  page,
  context,
}) => {
  const before = onDisk();
  const other = await context.newPage();
  await open(page);
  await open(other);
  await control(page, '/blocks/0/title').fill('Kop van hier');
  await expect(preview(page).locator('h1')).toHaveText('Kop van hier');
  await control(other, '/blocks/0/title').fill('Kop van daar');
  await expect(preview(other).locator('h1')).toHaveText('Kop van daar');
  await save(page);
  const question = other.getByRole('region', { name: 'Twee versies' });
  // What an alert announces, again with each change, holds no lines of code.
  await expect(question.getByRole('alert')).toHaveText(
    /^Het bestand is intussen .* kun je daarna nog terug\.$/,
  );
  await expect(question.getByRole('region', { name: 'In het bestand' })).toContainText('Kop van hier');
  await expect(question.getByRole('region', { name: 'Jouw versie' })).toContainText('Kop van daar');
  expect(onDisk()).toContain('Kop van hier');
  await question.getByRole('button', { name: 'Neem de versie van het bestand' }).click();
  await expect(other.getByText('Alles is bewaard')).toBeVisible();
  await expect(control(other, '/blocks/0/title')).toHaveValue('Kop van hier');
  await other.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(control(other, '/blocks/0/title')).toHaveValue('Kop van daar');
  await save(other);
  expect(onDisk()).toContain('Kop van daar');
  await other.close();
  writeFileSync(server().file(editedFile), before);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
});

test('what waits to be saved in an open tab is shown in another, and offered there once nobody has it', async ({
  page,
  context,
}) => {
  await open(page);
  await control(page, '/blocks/0/title').fill('Kop van hier');
  await expect(preview(page).locator('h1')).toHaveText('Kop van hier');
  const other = await context.newPage();
  await open(other);
  const notice = other.getByRole('status').getByRole('region', { name: 'Werk in een ander tabblad' });
  await expect(notice).toBeVisible();
  await expect(other.getByRole('button', { name: 'Gooi het weg' })).toBeHidden();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(preview(page).locator('h1')).toHaveText('Kop van hier');
  await open(other);
  await expect(notice).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await other.getByRole('button', { name: 'Ga ermee verder' }).click();
  await expect(control(other, '/blocks/0/title')).toHaveValue('Kop van hier');
  await other.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(other.getByText('Alles is bewaard')).toBeVisible();
});

test('two tabs that are closed too early each leave their draft', async ({ page, context }) => {
  const titles = ['Kop van het ene tabblad', 'Kop van het andere'];
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await open(tab);
  for (const [index, tab] of tabs.entries()) {
    await control(tab, '/blocks/0/title').fill(titles[index] ?? '');
    await expect(preview(tab).locator('h1')).toHaveText(titles[index] ?? '');
  }
  for (const tab of tabs) await tab.close({ runBeforeUnload: false });
  const found: string[] = [];
  for (const _ of titles) {
    const again = await context.newPage();
    await open(again);
    await again.getByRole('button', { name: 'Ga ermee verder' }).click();
    const title = control(again, '/blocks/0/title');
    await expect(title).toHaveValue(/^Kop van/);
    found.push(await title.inputValue());
    await again.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(again.getByText('Alles is bewaard')).toBeVisible();
  }
  expect(found.sort()).toEqual([...titles].sort());
});

test('a step back shows what the file says now, also while the screen is still loading', async ({ page }) => {
  const before = onDisk();
  // A picture that does not come keeps the screen loading; until then a browser takes what it stored.
  const waits = createServer().listen(0);
  const { port } = waits.address() as AddressInfo;
  await page.addInitScript((address) => {
    addEventListener('DOMContentLoaded', () => {
      new Image().src = address;
    });
  }, `http://localhost:${port}/`);
  const goOn = { waitUntil: 'commit' } as const;
  await page.goto(`${server().address}/_kit/bewerken?pagina=${editedRoute}`, goOn);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
  await page.goto(`${server().address}/_kit/bewerken?pagina=/contact`, goOn);
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  writeFileSync(
    server().file(editedFile),
    before.replace('"title": "Proefwagen leasen",\n      "text"', '"title": "Andermans kop",\n      "text"'),
  );
  await page.goBack(goOn);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Andermans kop');
  writeFileSync(server().file(editedFile), before);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
  waits.closeAllConnections();
  waits.close();
});

test('a page that is removed elsewhere is still there for an author with unsaved work', async ({ page }) => {
  const before = onDisk();
  await open(page);
  await control(page, '/blocks/0/title').fill('Mijn kop');
  await expect(preview(page).locator('h1')).toHaveText('Mijn kop');
  rmSync(server().file(editedFile));
  const question = page.getByRole('region', { name: 'Het bestand is weg' });
  await question.getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  expect(onDisk()).toBe(
    before.replace('"title": "Proefwagen leasen",\n      "text"', '"title": "Mijn kop",\n      "text"'),
  );

  rmSync(server().file(editedFile));
  await expect(page.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  writeFileSync(server().file(editedFile), before);
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
});

test('what was not saved of a page that is gone is offered, in its place or where the page is now', async ({
  page,
}) => {
  // Leaving with work that is not saved, the browser asks; this author means it.
  page.on('dialog', (dialog) => dialog.accept());
  const before = onDisk();
  const to = editedRoute.replace('proefwagen', 'tochtwagen');
  const toFile = server().file(`pages${to}.json`);
  const leave = async (title: string): Promise<void> => {
    await open(page);
    await control(page, '/blocks/0/title').fill(title);
    await expect(preview(page).locator('h1')).toHaveText(title);
    await page.goto('about:blank');
  };
  const offered = page.getByRole('region', { name: 'Niet bewaard werk' });
  const openGone = async (): Promise<void> => {
    await expect
      .poll(() =>
        fetch(server().address + editedRoute).then(({ url, status }) => status === 404 || url.endsWith(to)),
      )
      .toBe(true);
    await page.goto(`${server().address}/_kit/bewerken?pagina=${editedRoute}`);
    await expect(offered).toBeVisible();
  };

  await leave('Nog niet af');
  rmSync(server().file(editedFile));
  await openGone();
  await offered.getByRole('button', { name: 'Zet het bestand terug' }).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Nog niet af');
  await expect(offered).toBeHidden();
  expect(onDisk()).toBe(
    before.replace(/"title": "Proefwagen leasen",\n {6}"text"/, '"title": "Nog niet af",\n      "text"'),
  );

  const present = onDisk();
  await leave('Elders verder');
  rmSync(server().file(editedFile));
  writeFileSync(toFile, present.replace('"name":', `"movedFrom": ["${editedRoute}"],\n  "name":`));
  await openGone();
  await offered.getByRole('button', { name: `Ga ermee verder op ${to}` }).click();
  await offered.getByRole('button', { name: 'Ga ermee verder' }).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Elders verder');
  // The move is all that changed since: there are no two versions to choose from.
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(toFile, 'utf8')).toContain('Elders verder');
  expect(readFileSync(toFile, 'utf8')).toContain(`"movedFrom": ["${editedRoute}"]`);

  rmSync(toFile);
  writeFileSync(server().file(editedFile), before);
  await page.goto('about:blank');
});
