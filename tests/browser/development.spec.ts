import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.ts';

/** A copy of the project whose pages a test may change, with its development server. */
test.describe.configure({ mode: 'serial' });

const port = 4517;
const address = `http://localhost:${port}`;
let folder: string;
let server: ChildProcess;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'development-'));
  for (const name of [
    'pages',
    'schemas',
    'public',
    'src',
    'scripts',
    'supabase',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}` },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(address).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 55_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  // At once: a server that is still starting may not hear a polite signal, and would keep the port.
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string): string => join(folder, 'pages', name);

function change(name: string, from: string, to: string): void {
  const text = readFileSync(file(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    file(name),
    text.replace(from, () => to),
  );
}

test('a saved page shows in the open browser and keeps what was typed', async ({ page }) => {
  await page.goto(`${address}/calculator`);
  await page.locator('html[data-awake]').waitFor();
  await page.locator('[name=vehiclePrice]').fill('40000');
  const title = await page.locator('h1').textContent();
  change('calculator.json', `"title": "${title}"`, '"title": "Een nieuwe kop"');
  await expect(page.locator('h1')).toHaveText('Een nieuwe kop');
  await expect(page.locator('[name=vehiclePrice]')).toHaveValue(/40\.?000/);
});

test('a wrong page shows its problems over the last good one, and they go when it is mended', async ({
  page,
}) => {
  await page.goto(`${address}/contact`);
  await page.locator('html[data-awake]').waitFor();
  change('contact.json', '"type": "faq"', '"type": "fqa"');
  const overlay = page.locator('section[aria-label="Problemen in de pagina’s"]');
  await expect(overlay).toContainText(/pages\/contact\.json:\d+:\d+/);
  await expect(overlay).toContainText('fqa');
  await expect(page.locator('[data-block=faq]')).toBeVisible();
  change('contact.json', '"type": "fqa"', '"type": "faq"');
  await expect(overlay).toBeHidden();
});

test('a new page is there without a restart, also under another name, and gone when deleted', async () => {
  const hub = (): Promise<string> =>
    fetch(`${address}/equipment/wegtransport`).then((answer) => answer.text());
  const model = readFileSync(file('equipment/wegtransport/bakwagen.json'), 'utf8');
  // No two pages may have one title or description.
  const text = model.replace(/"(title|description)": "/g, '"$1": "Nieuw: ');
  writeFileSync(file('equipment/wegtransport/nieuw.json'), text);
  await expect.poll(hub).toContain('href="/equipment/wegtransport/nieuw"');
  renameSync(file('equipment/wegtransport/nieuw.json'), file('equipment/wegtransport/nieuwer.json'));
  await expect.poll(hub).toContain('href="/equipment/wegtransport/nieuwer"');
  expect(await hub()).not.toContain('href="/equipment/wegtransport/nieuw"');
  rmSync(file('equipment/wegtransport/nieuwer.json'));
  await expect.poll(hub).not.toContain('href="/equipment/wegtransport/nieuwer"');
});

test('the forms can be sent, and preflights are answered by the lead service itself', async ({ request }) => {
  const path = `${address}/functions/v1/send-contact-form`;
  const headers = { origin: 'http://localhost:9999', 'content-type': 'application/json' };
  const preflight = await request.fetch(path, { method: 'OPTIONS', headers });
  expect(preflight.status()).toBe(204);
  expect(preflight.headers()['access-control-allow-headers']).toContain('idempotency-key');
  const data = { formType: 'indicative', email: 'jan@bedrijf.nl', message: '', elapsedMs: 9000 };
  const stored = await request.post(path, { headers, data });
  expect(await stored.json()).toEqual({ ok: true, id: expect.any(String) });
  const foreign = await request.post(path, { headers: { ...headers, origin: 'https://evil.example' }, data });
  expect(foreign.status()).toBe(403);
  expect(await (await request.get(`${address}/healthz`)).json()).toMatchObject({ ok: true, database: 'up' });
});
