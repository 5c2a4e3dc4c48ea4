import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';

test.describe.configure({ mode: 'serial' });

let server: DevelopmentServer;

test.beforeAll(async () => {
  server = await startDevelopmentServer();
});

test.afterAll(() => server?.stop());

test('a saved page shows in the open browser and keeps what was typed', async ({ page }) => {
  await page.goto(`${server.address}/calculator`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('[name=vehiclePrice]').fill('40000');
  const title = await page.locator('h1').textContent();
  server.change('pages/calculator.json', `"title": "${title}"`, '"title": "Een nieuwe kop"');
  await expect(page.locator('h1')).toHaveText('Een nieuwe kop');
  await expect(page.locator('[name=vehiclePrice]')).toHaveValue(/40\.?000/);
});

/** Moments at which something is saved, by the script that the page waits for meanwhile. */
const moments = [
  {
    moment: 'after a page was sent, and before it is connected',
    script: '**/@vite/client',
    isConnected: false,
  },
  {
    moment: 'after a page is connected, and before it hydrates',
    script: /\/main\b[^/]*\.(?:js|tsx)/,
    isConnected: true,
  },
];

for (const { moment, script, isConnected } of moments)
  test(`what is saved ${moment}, shows too`, async ({ page }) => {
    const [before, after] = ['"title": "Neem contact op"', '"title": "Net op tijd"'];
    const address = `${server.address}/contact`;
    const connected =
      isConnected &&
      page
        .waitForEvent('websocket')
        .then((socket) =>
          socket.waitForEvent('framesent', ({ payload }) => payload.includes('content:shown')),
        );
    await page.route(
      script,
      async (waiting) => {
        await connected;
        server.change('pages/contact.json', before, after);
        await expect.poll(() => fetch(address).then((answer) => answer.text())).toContain('Net op tijd</h1>');
        await waiting.continue();
      },
      { times: 1 },
    );
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText('Net op tijd');
    server.change('pages/contact.json', after, before);
    await expect(page.locator('h1')).toHaveText('Neem contact op');
  });

// WebKit keeps a document in memory that was left before its modules ran.
for (const path of ['/contact', '/_kit/paginas'])
  test(`a step back to ${path} loads it again, also where no module of it ran`, async ({ page }) => {
    await page.route('**/*', (asked) =>
      asked.request().resourceType() === 'script' ? asked.abort() : asked.fallback(),
    );
    await page.goto(server.address + path);
    const again = page.waitForRequest((asked) => asked.isNavigationRequest());
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect((await again).url()).toBe(server.address + path);
  });

const overlayOf = (page: Page): Locator => page.locator('section[aria-label="Problemen in de pagina’s"]');

test('a wrong page shows its problems over the last good one, and they go when it is fixed', async ({
  page,
}) => {
  await page.goto(`${server.address}/contact`);
  await page.locator('html[data-hydrated]').waitFor();
  server.change('pages/contact.json', '"type": "faq"', '"type": "fqa"');
  const overlay = overlayOf(page);
  await expect(overlay).toContainText(/pages\/contact\.json:\d+:\d+/);
  await expect(overlay).toContainText('1 fout: je ziet de laatste versie die wel te tonen was');
  await expect(overlay).toContainText('fqa');
  await expect(page.locator('[data-block=faq]')).toBeVisible();
  server.change('pages/contact.json', '"type": "fqa"', '"type": "faq"');
  await expect(overlay).toBeHidden();
});

test('the list of problems can be closed and opened, and names problems elsewhere', async ({ page }) => {
  await page.goto(`${server.address}/contact`);
  await page.locator('html[data-hydrated]').waitFor();
  server.change('pages/contact.json', '"type": "faq"', '"type": "fqa"');
  const overlay = overlayOf(page);
  await overlay.getByRole('button', { name: 'Verberg' }).click();
  await expect(overlay).toBeHidden();
  const opener = page.getByRole('button', { name: '1 fout', exact: true });
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(opener).toBeVisible();
  await expect(overlay).toBeHidden();
  await opener.press('Enter');
  await expect(overlay).toContainText('Op deze pagina');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  // Over another page it waits until it is asked for.
  await page.goto(`${server.address}/calculator`);
  await opener.click();
  await expect(overlay).toContainText('In andere bestanden');
  await expect(overlay).not.toContainText('Op deze pagina');
  await expect(overlay).not.toContainText('Verbeter het in de editor');
  server.change('pages/contact.json', '"type": "fqa"', '"type": "faq"');
  await expect(overlay).toBeHidden();
});

test('a warning is shown too', async ({ page }) => {
  const title = /"title": "(.*)"/.exec(readFileSync(server.file('pages/contact.json'), 'utf8'))?.[1] ?? '';
  const long = 'Neem contact op over het leasen van vrachtwagens en machines';
  server.change('pages/contact.json', `"title": "${title}"`, `"title": "${long}"`);
  await page.goto(`${server.address}/contact`);
  await page.getByRole('button', { name: '1 tip', exact: true }).click();
  await expect(overlayOf(page)).toContainText('zoekmachines tonen er ongeveer 60');
  server.change('pages/contact.json', `"title": "${long}"`, `"title": "${title}"`);
  await expect(overlayOf(page)).toBeHidden();
});

test('a page without a version that can be shown says so, while all others are there', async ({ page }) => {
  const file = server.file('pages/equipment/wegtransport/nieuw.json');
  writeFileSync(file, '{ "metadata": [');
  const address = `${server.address}/equipment/wegtransport/nieuw`;
  await expect.poll(() => fetch(address).then(({ status }) => status)).toBe(500);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is nog niet te zien');
  await expect(overlayOf(page)).toContainText('pages/equipment/wegtransport/nieuw.json:1:');
  await expect(overlayOf(page).getByRole('link', { name: 'Verbeter het in de editor' })).toHaveAttribute(
    'href',
    `/_kit/bewerken?pagina=${encodeURIComponent('/equipment/wegtransport/nieuw')}`,
  );
  server.change('pages/calculator.json', '"title": "Een nieuwe kop"', '"title": "Een andere kop"');
  await expect
    .poll(() => fetch(`${server.address}/calculator`).then((answer) => answer.text()))
    .toContain('Een andere kop');
  writeFileSync(file, JSON.stringify(newPage));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nieuw');
  rmSync(file);
});

test('a saved page neither takes the focus nor jumps to its top', async ({ page }) => {
  await page.goto(`${server.address}/leasevormen`);
  await page.locator('html[data-hydrated]').waitFor();
  const link = page.getByRole('link', { name: 'Bewerk deze pagina' });
  await link.focus();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
  const title = await page.locator('h1').textContent();
  for (const [from, to] of [
    [title, 'Een kop'],
    ['Een kop', 'Een andere kop'],
  ]) {
    server.change('pages/leasevormen.json', `"title": "${from}"`, `"title": "${to}"`);
    await expect(page.locator('h1')).toHaveText(to ?? '');
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(800);
  }
});

test('a page has its styles, before any script and after', async ({ browser, page }) => {
  const heightOf = (each: typeof page): Promise<string> =>
    each.locator('[name=price]').evaluate((field) => getComputedStyle(field).minHeight);
  const path = `${server.address}/equipment/wegtransport/bakwagen`;
  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(path);
  expect(await heightOf(withoutScript)).toBe('52px');
  await withoutScript.close();
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  expect(await heightOf(page)).toBe('52px');
});

const newPage = {
  metadata: {
    title: 'Nieuw materieel leasen',
    description: 'Wat er sinds kort te leasen is, waarvoor je het gebruikt en wat het per maand kost.',
  },
  name: 'Nieuw',
  card: { title: 'Nieuw', description: 'Wat er sinds kort te leasen is.', features: ['Net binnen'] },
  blocks: [{ type: 'hero', title: 'Nieuw', text: 'Wat er sinds kort te leasen is.' }],
};

test('a new page is there without a restart, also under another name, and gone when deleted', async () => {
  const hub = (): Promise<string> =>
    fetch(`${server.address}/equipment/wegtransport`).then((answer) => answer.text());
  writeFileSync(server.file('pages/equipment/wegtransport/nieuw.json'), JSON.stringify(newPage));
  await expect.poll(hub).toContain('href="/equipment/wegtransport/nieuw"');
  renameSync(
    server.file('pages/equipment/wegtransport/nieuw.json'),
    server.file('pages/equipment/wegtransport/nieuwer.json'),
  );
  await expect.poll(hub).toContain('href="/equipment/wegtransport/nieuwer"');
  expect(await hub()).not.toContain('href="/equipment/wegtransport/nieuw"');
  rmSync(server.file('pages/equipment/wegtransport/nieuwer.json'));
  await expect.poll(hub).not.toContain('href="/equipment/wegtransport/nieuwer"');
});

test('a draft is shown with a mark, and in no list until it is published', async ({ page }) => {
  const file = server.file('pages/equipment/wegtransport/nieuw.json');
  const mark = page.getByText('Concept: bezoekers zien deze pagina niet');
  const card = page.locator('main a[href="/equipment/wegtransport/nieuw"]');
  writeFileSync(file, JSON.stringify({ draft: true, ...newPage }));
  await expect
    .poll(() => fetch(`${server.address}/equipment/wegtransport/nieuw`).then(({ ok }) => ok))
    .toBe(true);
  await page.goto(`${server.address}/equipment/wegtransport/nieuw`);
  await expect(mark).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page
    .getByRole('navigation', { name: 'Kruimelpad' })
    .getByRole('link', { name: 'Wegtransport' })
    .click();
  await expect(page.locator('h1')).toContainText('Wegtransport');
  await expect(mark).toBeHidden();
  await expect(card).toHaveCount(0);
  writeFileSync(file, JSON.stringify(newPage));
  await expect(card.first()).toBeVisible();
  rmSync(file);
  await expect(card).toHaveCount(0);
});

test('a further path serves its page, and an old one leads to it', async () => {
  const { address, change } = server;
  change(
    'pages/contact.json',
    '  "blocks"',
    '  "aliases": ["/hulp"],\n  "movedFrom": ["/bel-ons"],\n  "blocks"',
  );
  const answer = (path: string): Promise<Response> => fetch(`${address}${path}`, { redirect: 'manual' });
  await expect.poll(async () => (await answer('/bel-ons?onderwerp=other')).status).toBe(302);
  expect((await answer('/bel-ons?onderwerp=other')).headers.get('location')).toBe('/contact?onderwerp=other');
  expect((await answer('/hulp')).status).toBe(200);
  expect((await answer('/hulpje')).status).toBe(404);
  for (const path of ['/Contact', '/contact/', '/contact.html', '/Bel-ons/'])
    expect((await answer(`${path}?onderwerp=other`)).headers.get('location'), path).toBe(
      '/contact?onderwerp=other',
    );
  // The address that is printed ends with a slash.
  for (const path of ['/_kit/nieuwe-pagina', '/_kit/bewerken?pagina=/contact', '/calculator'])
    expect((await answer(`/${path}`)).headers.get('location'), path).toBe(path);
});

test('a page whose file has a name that fits in no address is shown, and leads to its editor', async ({
  page,
}) => {
  const copy = server.file('pages/calculator - Kopie.json');
  writeFileSync(copy, readFileSync(server.file('pages/calculator.json')));
  const address = `${server.address}/calculator - Kopie`;
  await expect.poll(() => fetch(address).then(({ status }) => status)).toBe(200);
  await page.goto(address);
  await expect(page.getByText('past niet in een webadres')).toBeVisible();
  await page.getByRole('button', { name: 'Verberg' }).click();
  await page.getByRole('link', { name: 'Bewerk deze pagina' }).click();
  await expect(page.frameLocator('[title=Voorbeeld]').locator('h1')).toBeVisible();
  rmSync(copy);
});

test('the forms can be sent, and preflights are answered by the lead service itself', async ({ request }) => {
  const path = `${server.address}/functions/v1/send-contact-form`;
  const headers = { origin: 'http://localhost:9999', 'content-type': 'application/json' };
  const preflight = await request.fetch(path, { method: 'OPTIONS', headers });
  expect(preflight.status()).toBe(204);
  expect(preflight.headers()['access-control-allow-headers']).toContain('idempotency-key');
  const data = { formType: 'indicative', email: 'jan@bedrijf.nl', message: '', elapsedMs: 9000 };
  const stored = await request.post(path, { headers, data });
  expect(await stored.json()).toEqual({ ok: true, id: expect.any(String) });
  const foreign = await request.post(path, { headers: { ...headers, origin: 'https://evil.example' }, data });
  expect(foreign.status()).toBe(403);
  expect(await (await request.get(`${server.address}/healthz`)).json()).toMatchObject({
    ok: true,
    database: 'up',
  });
});

/** Resolves once a document hears of changes. */
const connected = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', (message) => message.text() === '[vite] connected.');

// Last: from here on pages come from Vite.
test('a changed component shows by itself, in a page and in the studio, also when they came from the bundle', async ({
  context,
  page,
}) => {
  await fetch(`${server.address}/_kit/bewerken/klaar`);
  const studio = await context.newPage();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await Promise.all([connected(page), page.goto(`${server.address}/contact`)]);
  await Promise.all([connected(studio), studio.goto(`${server.address}/_kit/blokken/faq`)]);
  expect(requests.filter((address) => /\/src\/.*\.tsx?/.test(address))).toEqual([]);
  // Vite replaces the component in the studio, which has loaded it by then; of a page it is only in the document.
  for (const { from, to, loadedAgain } of [
    { from: '<h3 ', to: '<h3 data-tried="1" ', loadedAgain: [page, studio] },
    { from: '<h3 data-tried="1" ', to: '<h3 data-tried="2" ', loadedAgain: [page] },
  ]) {
    const loaded = loadedAgain.map(connected);
    server.change('src/view/blocks/faq/Faq.tsx', from, to);
    await Promise.all(loaded);
    for (const screen of [page, studio]) {
      const [, sign = ''] = /<h3 (.*) /.exec(to) ?? [];
      await expect(screen.locator(`h3[${sign}]`).first()).toBeAttached();
      await screen.locator('html[data-hydrated]').waitFor();
    }
  }
  server.change('src/view/blocks/faq/Faq.tsx', '<h3 data-tried="2" ', '<h3 ');
});

test('what visitors sent is read by nobody through the server', async ({ request }) => {
  mkdirSync(server.file('.data/mail'), { recursive: true });
  for (const name of ['.data/secret', '.data/mail/lead.eml']) {
    writeFileSync(server.file(name), '"Of one person"');
    for (const address of [`/${name}`, `/${name}?import&raw`, `/@fs${server.file(name)}?import&raw`]) {
      const answer = await request.get(server.address + address);
      expect(answer.ok(), address).toBe(false);
      expect(await answer.text(), address).not.toContain('Of one person');
    }
  }
});

test('another site may show neither the kit nor a page in a frame', async ({ request }) => {
  for (const path of ['/_kit', '/_kit/bewerken?pagina=/contact', '/contact']) {
    const policy = (await request.get(server.address + path)).headers()['content-security-policy'];
    expect(policy, path).toBe("frame-ancestors 'self'");
  }
});

test('another site opens no file in the editor of the developer who runs the server', async ({ request }) => {
  const address = `${server.address}/__open-in-editor?file=nowhere`;
  for (const [site, status] of [
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
  ] as const) {
    const answer = await request.get(address, { headers: { 'sec-fetch-site': site } });
    expect(answer.status(), site).toBe(status);
  }
});
