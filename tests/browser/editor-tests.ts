import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { diffLines } from 'diff';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';
import { addEditedPage, editedFile, editedRoute } from './edited-page.ts';

/** What the tests of a file share. */
export interface EditorTests {
  server(): DevelopmentServer;
  /** Opens a document, and waits until it was checked; `query` names another than the edited page. */
  open(page: Page, query?: string): Promise<void>;
  /** A file as it stands on the disk; default is that of the edited page. */
  onDisk(name?: string): string;
}

/** One server for the tests of a file, which take turns in its working copy. */
export function editedSite(): EditorTests {
  test.describe.configure({ mode: 'default' });
  let server: DevelopmentServer;
  test.beforeAll(async () => {
    server = await startEditedSite();
  });
  test.afterAll(() => server?.stop());
  return {
    server: () => server,
    open: async (page, query = `pagina=${editedRoute}`) => {
      await page.goto(`${server.address}/_kit/bewerken?${query}`);
      await expect(page.getByRole('button', { name: 'Bewaar' })).toBeAttached();
      await expect(page.getByText('Bezig met controleren')).toBeHidden();
    },
    onDisk: (name = editedFile) => readFileSync(server.file(name), 'utf8'),
  };
}

/** Starts a server with the page that is edited; for `beforeAll`. */
export async function startEditedSite(): Promise<DevelopmentServer> {
  const server = await startDevelopmentServer();
  addEditedPage(server);
  await expect.poll(() => fetch(server.address + editedRoute).then(({ ok }) => ok)).toBe(true);
  return server;
}

/** Opens a screen of the studio, by its path below `/_kit`. */
export function goTo(path: string) {
  return async (page: Page, { server }: Pick<EditorTests, 'server'>): Promise<void> => {
    await page.goto(`${server().address}/_kit${path}`);
    await page.locator('html[data-hydrated]').waitFor();
  };
}

/** Opens the edited page where this browser kept a draft of another version. */
export async function openWithEarlierDraft(page: Page, { open }: Pick<EditorTests, 'open'>): Promise<void> {
  await page.addInitScript(
    ([key, text]) =>
      localStorage.setItem(key, JSON.stringify({ text, hash: 'x', at: '2026-11-01T10:00:00Z' })),
    [`bewerken ${editedFile} elders`, '{}'] as const,
  );
  await open(page);
}

/** The control of a value. */
export function control(page: Page, pointer: string): Locator {
  return page.locator(`[name="${pointer}"]`);
}

/** The button of a part of the document. */
export function part(page: Page, name: RegExp): Locator {
  return page.getByRole('navigation', { name: 'Delen van dit document' }).getByRole('button', { name });
}

/** The page inside has tests of its own. */
export function removePreview(page: Page): Promise<void> {
  return page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove();
  });
}

/** The page as visitors will see it. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title=Voorbeeld]');
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
}

/** The lines that went and came, without their indentation. */
export function changedLines(before: string, after: string): string[] {
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) =>
      value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `${added ? '+' : '-'} ${line.trim()}`),
    );
}
