import { expect, type Locator, type Page } from '@playwright/test';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';
import { addEditedPage, editedRoute } from './edited-page.ts';

/** What tests of the editor share: one server, and a way to open a document. */
export interface EditorTests {
  server(): DevelopmentServer;
  /** @param query of the document; default is the edited page */
  open(page: Page, query?: string): Promise<void>;
}

/** Starts a server with the page that is edited; for `beforeAll`. */
export async function startEditedSite(): Promise<DevelopmentServer> {
  const server = await startDevelopmentServer();
  addEditedPage(server);
  await expect.poll(() => fetch(server.address + editedRoute).then(({ ok }) => ok)).toBe(true);
  return server;
}

/** Opens a document in the editor, and waits until it was checked. */
export async function openEditor(
  page: Page,
  { server, query = `pagina=${editedRoute}` }: { server: DevelopmentServer; query?: string },
): Promise<void> {
  await page.goto(`${server.address}/_kit/bewerken?${query}`);
  await expect(page.getByRole('button', { name: 'Bewaar' })).toBeAttached();
  await expect(page.getByText('Bezig met controleren')).toBeHidden();
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
