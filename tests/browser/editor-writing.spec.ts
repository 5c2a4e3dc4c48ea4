import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { editedRoute } from './edited-page.ts';
import { changedLines, control, editedSite, part, preview, save } from './editor-tests.ts';
import { smallPicture } from './small-picture.ts';

const { server, open, onDisk } = editedSite();

test('what is typed shows in the page, is undone and done again, and only that is saved', async ({
  page,
}) => {
  const before = onDisk();
  await open(page);
  const title = control(page, '/blocks/0/title');
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' zonder gedoe');
  await expect(preview(page).locator('h1')).toHaveText('Proefwagen leasen zonder gedoe');
  await expect(title).toBeFocused();
  expect(onDisk()).toBe(before);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Proefwagen leasen');
  await expect(preview(page).locator('h1')).toHaveText('Proefwagen leasen');
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Proefwagen leasen zonder gedoe');
  await save(page);
  expect(changedLines(before, onDisk())).toEqual([
    '- "title": "Proefwagen leasen",',
    '+ "title": "Proefwagen leasen zonder gedoe",',
  ]);
  // At twice the size of the letters.
  await page.setViewportSize({ width: 640, height: 450 });
  await title.fill('Proefwagen leasen');
  await expect(page.getByRole('button', { name: 'Bewaar' })).toBeInViewport();
  await save(page);
  expect(onDisk()).toBe(before);
});

test('words become bold and a link without a star or bracket in sight of the author, and other sites show what is typed', async ({
  page,
}) => {
  await open(page);
  const text = control(page, '/blocks/0/text');
  await text.fill('Zo rijd je snel');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 7));
  await page.getByRole('group', { name: 'Opmaak van Tekst' }).getByRole('button', { name: 'Vet' }).click();
  await expect(preview(page).locator('[data-block=hero] strong').first()).toHaveText('rijd');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(15, 19));
  await text.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await text.press('Control+k');
  await page.getByLabel('Waar gaat de link heen?').fill('/contact');
  await page.keyboard.press('Enter');
  await expect(preview(page).locator('[data-block=hero] p a').first()).toHaveAttribute('href', '/contact');
  await expect(text).toHaveValue('Zo **rijd** je [snel](/contact)');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 2));
  for (const [keys, words] of [
    ['Control+i', '*Zo*'],
    ['Control+i', 'Zo'],
    ['Control+b', '**Zo**'],
  ] as const) {
    await text.press(keys);
    await expect(text).toHaveValue(`${words} **rijd** je [snel](/contact)`);
  }
  const chosen = await text.evaluate((area: HTMLTextAreaElement) => {
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true }));
    // Before the next frame.
    area.setSelectionRange(3, 5);
    return new Promise((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => resolve([area.selectionStart, area.selectionEnd])),
      ),
    );
  });
  expect(chosen, 'who selects on at once keeps that').toEqual([3, 5]);
  await test.step('search engines and social media are shown with what is being typed', async () => {
    await part(page, /^Pagina/).click();
    await control(page, '/metadata/title').fill('Een wagen op proef');
    const shared = page.locator('[data-preview=share]');
    await expect(shared.locator('[data-part=title]')).toHaveText('Een wagen op proef');
    const drawn = shared.locator('img');
    await expect(drawn).toHaveAttribute('src', /titel=Een%20wagen%20op%20proef$/);
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await page.getByRole('button', { name: 'Sneltoetsen' }).click();
    await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toContainText('Ctrl+SBewaren');
  });
});

test('a click in the page opens the form of that block; the preview says when it is behind, and leaves the focus where the author types', async ({
  page,
}) => {
  await open(page);
  await preview(page).getByRole('heading', { name: 'Bekijk ook' }).click();
  await expect(page.getByRole('region', { name: 'Lijst met links' })).toBeVisible();
  await expect(preview(page).locator('[data-chosen]')).toContainText('Bekijk ook');
  await part(page, /^Kop van de pagina/).click();
  const title = control(page, '/blocks/0/title');
  await test.step('keys work from the page too, whose own fields keep theirs', async () => {
    const before = onDisk();
    await title.fill('Kop voor even');
    const heading = preview(page).locator('h1');
    await expect(heading).toHaveText('Kop voor even');
    await heading.click();
    await save(page);
    expect(onDisk()).toContain('"title": "Kop voor even"');
    await preview(page)
      .locator('h1')
      .evaluate((element) => element.insertAdjacentHTML('afterend', '<input>'));
    await preview(page).locator('h1 + input').press('Control+z');
    await expect(title).toHaveValue('Kop voor even');
    await heading.click();
    await page.keyboard.press('Control+z');
    await expect(title).toHaveValue('Proefwagen leasen');
    await save(page);
    expect(onDisk()).toBe(before);
  });
  const behind = page.getByText('Door een fout zie je hier nog niet wat je schrijft.');
  await title.fill('');
  await expect(behind).toBeVisible();
  await title.fill('Weer goed');
  await expect(preview(page).locator('h1')).toHaveText('Weer goed');
  await expect(behind).toBeHidden();
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, path) => {
    frame.contentWindow?.postMessage({ page: { path, head: {}, blocks: null } }, location.origin);
  }, editedRoute);
  await expect(preview(page).locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
});

test('a step back by keyboard leads to what it changes, also in another block, and undoes nothing from a field beside the document', async ({
  page,
}) => {
  await open(page);
  await control(page, '/blocks/0/title').fill('Kop voor even');
  await part(page, /^Vragen en antwoorden/).click();
  await control(page, '/blocks/1/title').press('Control+z');
  await expect(control(page, '/blocks/0/title')).toBeFocused();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Proefwagen leasen');
  await part(page, /^Lijst met links/).click();
  const undo = page.getByRole('button', { name: 'Opnieuw' });
  await undo.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Kop van de pagina' })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  await control(page, '/blocks/0/title').fill('Kop die blijft');
  await part(page, /^Pagina/).click();
  await page.getByLabel('Naam van de kopie').pressSequentially('Kopie');
  await page.keyboard.press('Control+z');
  await part(page, /^Kop van de pagina/).click();
  await expect(control(page, '/blocks/0/title')).toHaveValue('Kop die blijft');
});

test('the check knows a picture that was just added, before the server tells of it', async ({ page }) => {
  const before = onDisk();
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!message.toString().includes('content:')) socket.send(message);
    });
  });
  await open(page);
  const picture = { name: 'Vlak.png', mimeType: 'image/png', buffer: await smallPicture() };
  await page.getByLabel('Of neem een afbeelding').first().setInputFiles(picture);
  await expect(control(page, '/blocks/0/image/src')).toHaveValue('/images/vlak.png');
  await control(page, '/blocks/0/title').fill('');
  await expect(page.getByText(/^1 fout$/)).toBeVisible();
  rmSync(server().file('public/images/vlak.png'));
  expect(onDisk()).toBe(before);
});

test('a picture is chosen by its looks, one that cannot be read or is large is refused with the way out, and the page is seen in the dark', async ({
  page,
}, testInfo) => {
  await open(page);
  await test.step('refused', async () => {
    const photo = testInfo.outputPath('foto.jpg');
    const choose = async (content: string | Buffer): Promise<void> => {
      writeFileSync(photo, content);
      const chooser = page.waitForEvent('filechooser');
      await page.getByLabel('Of neem een afbeelding').first().click();
      await (await chooser).setFiles(photo);
    };
    await choose('geen foto');
    await expect(page.getByText('is niet als afbeelding te lezen')).toBeVisible();
    await choose(Buffer.alloc(60_000_000));
    await expect(page.getByText('"foto.jpg" is meer dan 20 MB')).toBeVisible();
    await choose('nog steeds geen foto');
    await expect(page.getByText('is niet als afbeelding te lezen')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Kies een afbeelding van de site' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Kies een afbeelding' });
  await expect(dialog.getByText(/^\d+ × \d+$/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'equipment.svg' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview(page).locator('[data-block=hero] img')).toHaveAttribute(
    'src',
    '/images/equipment.svg',
  );
  const [src, alt] = [control(page, '/blocks/0/image/src'), control(page, '/blocks/0/image/alt')];
  await expect(alt, 'that was of another picture').not.toHaveValue('Een groen vlak');
  await expect(page.getByText(/^Gekozen\. /)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(src).toHaveValue('/images/proefwagen.svg');
  await expect(alt).toHaveValue('Een groen vlak');
  const background = (): Promise<string> =>
    preview(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Donker' }).click();
  await expect.poll(background).not.toBe(light);
  await page.getByRole('button', { name: 'Licht' }).click();
  await expect.poll(background).toBe(light);
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByRole('heading', { level: 2, name: 'Vragen en antwoorden' })).toBeFocused();
});

test('all can be done with the keyboard', async ({ page }) => {
  const before = onDisk();
  await open(page);
  await part(page, /Bekijk ook/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Lijst met links' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Wanneer gebruik je dit?')).toBeFocused();
  for (const name of ['Verplaats omhoog', 'Verplaats omlaag', 'Dupliceer', 'Verwijder']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(control(page, '/blocks/2/title')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kijk ook eens hier');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
  await save(page);
  expect(changedLines(before, onDisk())).toEqual([
    '- "title": "Bekijk ook",',
    '+ "title": "Kijk ook eens hier",',
  ]);
});

test('the list of blocks follows to the one that keys choose', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page);
  const last = part(page, /Klaar voor de rit/);
  await expect(last).not.toBeInViewport();
  for (let blocks = 1; blocks < 4; blocks += 1) await page.keyboard.press('Alt+PageDown');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  for (let blocks = 1; blocks < 4; blocks += 1) await page.keyboard.press('Alt+PageUp');
  await expect(part(page, /^Kop van de pagina/)).toBeInViewport({ ratio: 0.9 });
});
