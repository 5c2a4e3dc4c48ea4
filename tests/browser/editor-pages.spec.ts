import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { putInGit } from '../put-in-git.ts';
import { axeFindings } from './axe.ts';
import { editedFile, editedRoute } from './edited-page.ts';
import { changedLines, control, editedSite, part, preview, save } from './editor-tests.ts';
import { smallPicture } from './small-picture.ts';

const { server, open, onDisk } = editedSite();

test('a page stays where it is while the links of another cannot be read, to which its author is led', async ({
  page,
}) => {
  const broken = server().file('pages/equipment/kapot.json');
  writeFileSync(broken, '{');
  await open(page);
  await part(page, /^Pagina/).click();
  await page.getByLabel('Nieuw adres').fill('/equipment/wegtransport/meetwagen');
  const move = page.getByRole('group', { name: 'Verhuis deze pagina' });
  await move.getByRole('button').click();
  await expect(move.getByRole('status')).toContainText('Verbeter eerst wat hier mis is:');
  await expect(move).not.toContainText('npm run');
  await move.getByRole('link', { name: 'equipment/kapot.json, regel 1' }).click();
  await expect(page).toHaveURL(/kapot/);
  rmSync(broken);
});

test('what a new page is for may be pasted as paragraphs', async ({ page }) => {
  const made = 'pages/equipment/wegtransport/proefkraan.json';
  await page.goto(`${server().address}/_kit/nieuwe-pagina`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Waar komt de pagina?').selectOption('/equipment/wegtransport');
  await page.getByLabel('Hoe heet de pagina?').fill('Proefkraan');
  await page.getByLabel('Waar is het voor').fill('Brengt melk naar de klant.\n\nOf brandstof.');
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(control(page, '/blocks/0/text')).toHaveValue('Brengt melk naar de klant. Of brandstof.');
  rmSync(server().file(made));
});

test('a page is made from a few answers, gets a picture of the author, and moves with its links', async ({
  page,
}) => {
  test.slow();
  const hub = 'pages/equipment/wegtransport/index.json';
  const untouched = onDisk(hub);
  // The button is the last that is seen.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server().address}/_kit/paginas`);
  await page.getByRole('link', { name: 'Nieuwe pagina' }).click();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Hoe heet de pagina?').fill('Proefwagen');
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByLabel('Waar komt de pagina?')).toBeFocused();
  await page.getByLabel('Waar komt de pagina?').selectOption('/equipment/wegtransport');
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByRole('alert')).toContainText('bestaat al');
  await expect(page.getByLabel('Hoe heet de pagina?')).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  // An author who looks there first finds the answers again.
  await page.goto(`${server().address}/_kit/paginas`);
  await page.goBack();
  await expect(page.getByLabel('Hoe heet de pagina?')).toHaveValue('Proefwagen');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Hoe heet de pagina?').fill('Tankwagen');
  await page.getByLabel('Kenmerk 1').fill('Voor brandstof en melk');
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tankwagen leasen' })).toBeVisible();
  await expect(control(page, '/blocks/0/text')).toBeFocused();
  // What is typed at once replaces the text that the page began with.
  const written = 'Lease een tankwagen voor brandstof, melk of water.';
  await page.keyboard.type(written);
  await expect(control(page, '/blocks/0/text')).toHaveValue(written);
  const made = 'pages/equipment/wegtransport/tankwagen.json';
  const before = onDisk(made);
  await expect(preview(page).locator('h1')).toContainText('Tankwagen');
  await expect(control(page, '/blocks/0/image/src')).toHaveAccessibleDescription(
    /Dit is de afbeelding van de pagina erboven/,
  );
  const picture = { name: 'Tank wagen één.png', mimeType: 'image/png', buffer: await smallPicture() };
  await page.getByLabel('Of neem een afbeelding').first().setInputFiles(picture);
  await expect(control(page, '/blocks/0/image/src')).toHaveValue('/images/tank-wagen-een.png');
  await control(page, '/blocks/0/image/alt').fill('Een tankwagen met drie vakken');
  await expect(preview(page).locator('[data-block=hero] img')).toHaveAttribute(
    'src',
    '/images/tank-wagen-een.png',
  );
  await save(page);
  expect(changedLines(before, onDisk(made)).filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining(`"text": "${written}"`),
    expect.stringContaining('"src": "/images/tank-wagen-een.png"'),
    expect.stringContaining('"alt": "Een tankwagen met drie vakken"'),
  ]);
  await part(page, /^Pagina/).click();
  await page.getByLabel('Nieuw adres').fill('/equipment/wegtransport/tankauto');
  await page.getByRole('button', { name: 'Verhuis deze pagina' }).click();
  const plan = page.getByRole('group', { name: 'Wat er meegaat' });
  await expect(plan).toContainText(
    '/equipment/wegtransport/tankwagen wordt /equipment/wegtransport/tankauto',
  );
  await expect(page.getByRole('button', { name: 'Ja, verhuis' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tankauto&/);
  await expect(page.getByRole('heading', { level: 2, name: 'Pagina' })).toBeFocused();
  expect(onDisk('pages/equipment/wegtransport/tankauto.json')).toContain(
    '"movedFrom": ["/equipment/wegtransport/tankwagen"]',
  );
  expect(onDisk(hub)).toBe(untouched);
  await page.getByLabel('Naam van de kopie').fill('Melkwagen');
  await page.getByRole('button', { name: 'Maak een kopie' }).click();
  await expect(page).toHaveURL(/melkwagen&/);
  await expect(page.getByRole('heading', { level: 1, name: 'Melkwagen' })).toBeVisible();
  await expect(control(page, '/blocks/0/text')).toBeFocused();
  await expect(page.getByText(/^\d+ (?:fout|tip)/)).toBeVisible();
  // What still says what its original says cannot be handed in.
  rmSync(server().file('pages/equipment/wegtransport/melkwagen.json'));
});

test('a telephone number changes in one place, and a term comes to the glossary', async ({
  page,
  context,
}) => {
  const before = [onDisk('pages/_site.json'), onDisk('pages/_glossary.json')];
  await page.goto(`${server().address}/_kit/paginas`);
  await page.getByRole('link', { name: 'Bewerk de gegevens van de site' }).click();
  await control(page, '/phone').fill('026-123 45 67');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => changedLines(before[0] ?? '', onDisk('pages/_site.json')))
    .toEqual([expect.stringMatching(/^- "phone"/), '+ "phone": "026-123 45 67",']);
  // All pages show it, and the editor stays as it is all the same.
  await expect(preview(page).locator('footer')).toContainText('026-123 45 67');
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeEnabled();
  const glossary = await context.newPage();
  await open(glossary, 'bestand=_glossary.json');
  await glossary.getByRole('button', { name: /^Voeg toe: Begrippen/ }).click();
  const added = glossary.locator('[name^="/items/"][name$="/title"]').last();
  await added.fill('Zichttermijn');
  await expect(glossary.getByText('Nog niet bewaard')).toBeVisible();
  await glossary.getByRole('button', { name: 'Ongedaan maken' }).click();
  await glossary.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(glossary.getByText('Alles is bewaard')).toBeVisible();
  expect(onDisk('pages/_glossary.json')).toBe(before[1]);
});

test('words are replaced everywhere after a look at where, and that is undone', async ({ page }) => {
  const before = onDisk();
  await page.goto(`${server().address}/_kit/vervang?zoek=Wat heb ik nodig?&door=Wat neem ik mee?`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('heading', { name: /^1 plek/ })).toBeVisible();
  await page.getByRole('button', { name: 'Vervang het' }).click();
  await expect
    .poll(() => changedLines(before, onDisk()))
    .toEqual(['- "question": "Wat heb ik nodig?",', '+ "question": "Wat neem ik mee?",']);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => onDisk()).toBe(before);
});

test('words that hold those they replace are replaced once', async ({ page }) => {
  const before = onDisk();
  await page.goto(
    `${server().address}/_kit/vervang?zoek=Wat heb ik nodig?&door=Wat heb ik nodig? En wanneer?`,
  );
  await page.locator('html[data-hydrated]').waitFor();
  const replace = page.getByRole('button', { name: 'Vervang het' });
  await replace.click();
  await expect(page.getByRole('heading', { name: '“Wat heb ik nodig?” is overal vervangen' })).toBeVisible();
  await expect(replace).toBeHidden();
  expect(changedLines(before, onDisk())).toEqual([
    '- "question": "Wat heb ik nodig?",',
    '+ "question": "Wat heb ik nodig? En wanneer?",',
  ]);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(replace).toBeVisible();
  await expect.poll(() => onDisk()).toBe(before);
});

test('work is handed in from the editor, with what changes for visitors, and refused in words', async ({
  page,
}) => {
  const { remote } = putInGit(server().file(''));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const waits = (words: string): Promise<void> =>
    expect(page.getByRole('button', { name: 'Lever in:' })).toHaveText(`Lever in: ${words}`);
  const dialog = page.getByRole('dialog', { name: 'Lever in' });
  const hand = dialog.getByRole('button', { name: 'Lever in', exact: true });
  await open(page);
  await waits('nog niets');
  await page.getByRole('button', { name: 'Lever in:' }).click();
  await expect(dialog).toContainText('Verander iets op een pagina en kies “Bewaar”');
  await page.keyboard.press('Escape');
  // Nobody asks git at each key.
  const before = asked.filter((address) => address.endsWith('in-te-leveren')).length;
  await control(page, '/blocks/0/text').fill('');
  await control(page, '/blocks/0/text').pressSequentially('Een wagen om eens mee te proberen.');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
  expect(asked.filter((address) => address.endsWith('in-te-leveren'))).toHaveLength(before);
  await waits('nog niets');
  await page.getByRole('button', { name: 'Lever in:' }).click();
  await expect(dialog).toContainText('er verandert niets');
  await expect(hand).toBeDisabled();
  await save(page);
  await expect(dialog.locator('ins')).toHaveText('eens');
  await page.keyboard.press('Escape');
  await waits('1 pagina');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await save(page);
  await waits('nog niets');
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await save(page);
  await waits('1 pagina');
  // As VS Code does.
  server().change('pages/calculator.json', '"title": "', '"title": "Nieuw: ');
  await waits('2 pagina’s');
  server().change('pages/calculator.json', '"title": "Nieuw: ', '"title": "');
  await waits('1 pagina');
  await page.getByRole('button', { name: 'Lever in:' }).click();
  await expect(dialog.getByLabel('Waar gaat je werk over?')).toBeFocused();
  await expect(dialog.locator('ins')).toHaveText('eens');
  await expect(dialog).toContainText('Vergeleken met de site die nu online staat: 1 pagina gewijzigd.');
  server().change('pages/contact.json', '"type": "faq"', '"type": "fqa"');
  await hand.click();
  await expect(dialog.getByRole('link', { name: 'pages/contact.json' }).first()).toBeVisible();
  server().change('pages/contact.json', '"type": "fqa"', '"type": "faq"');
  await dialog.getByLabel('Waar gaat je werk over?').fill('De proefwagen');
  await page.keyboard.press('Enter');
  // Pages are weighed with a bundle of the site, which this server has not made yet.
  await expect(dialog).toContainText(
    'Ingeleverd, onder de naam de-proefwagen: pages/equipment/wegtransport/proefwagen.json',
    { timeout: 90_000 },
  );
  await expect(dialog.getByText('klaarstaat om gelezen te worden')).toBeInViewport();
  await waits('nog niets');
  expect(remote('log', '-1', '--format=%s', '--name-only', 'de-proefwagen').trim().split('\n')).toEqual([
    'De proefwagen',
    '',
    editedFile,
  ]);
  // A later visit remembers no steps.
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Eerdere versies' }).click();
  const versions = page.getByRole('dialog', { name: 'Eerdere versies' });
  await expect(versions.getByRole('listitem')).toContainText(['Dit staat er nu', 'The site']);
  expect(await axeFindings(page, { widths: [390, 1280], hasColours: true })).toEqual([]);
  await versions.getByRole('button', { name: /^Zet terug: .*, The site$/ }).click();
  await expect(control(page, '/blocks/0/text')).toBeFocused();
  await expect(control(page, '/blocks/0/text')).toHaveValue('Een wagen om mee te proberen.');
  await save(page);
  await waits('1 pagina');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(control(page, '/blocks/0/text')).toHaveValue('Een wagen om eens mee te proberen.');
});

test('a page becomes a draft with a mark, and is gone once nothing leads to it', async ({ page }) => {
  await open(page);
  await part(page, /^Pagina/).click();
  await control(page, '/draft').click();
  await expect(page.getByText('Concept: bezoekers zien deze pagina niet')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  const contact = readFileSync(server().file('pages/contact.json'), 'utf8');
  const { blocks, ...rest } = JSON.parse(contact);
  const link = { type: 'link-list', title: 'Meer', items: [{ label: 'Proef', href: editedRoute }] };
  writeFileSync(server().file('pages/contact.json'), JSON.stringify({ ...rest, blocks: [...blocks, link] }));
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Verwijder deze pagina' }).click();
    await page.getByRole('button', { name: /^Ja, verwijder/ }).click();
  };
  await remove();
  await expect(page.getByRole('link', { name: 'contact.json' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Verwijder, en laat deze links naar “/equipment/wegtransport” gaan' })
    .click();
  await page.waitForURL('**/_kit/paginas');
  expect(readFileSync(server().file('pages/contact.json'), 'utf8')).toContain(
    '"href":"/equipment/wegtransport"}]}]}',
  );
  expect(existsSync(server().file(editedFile))).toBe(false);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => existsSync(server().file(editedFile))).toBe(true);
  // Files come back one after the other.
  await expect
    .poll(() => readFileSync(server().file('pages/contact.json'), 'utf8'))
    .toContain(`"href":"${editedRoute}"`);
  writeFileSync(server().file('pages/contact.json'), contact);
  await open(page);
  await part(page, /^Pagina/).click();
  await remove();
  await page.waitForURL('**/_kit/paginas');
  expect(existsSync(server().file(editedFile))).toBe(false);
  const hub = readFileSync(server().file('pages/equipment/wegtransport/index.json'), 'utf8');
  expect(JSON.parse(hub).movedFrom).toContain(editedRoute);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => existsSync(server().file(editedFile))).toBe(true);
  await expect(page.getByText(`De pagina “${editedRoute}” is verwijderd.`)).toBeHidden();
  expect(
    JSON.parse(readFileSync(server().file('pages/equipment/wegtransport/index.json'), 'utf8')),
  ).not.toHaveProperty('movedFrom');
});
