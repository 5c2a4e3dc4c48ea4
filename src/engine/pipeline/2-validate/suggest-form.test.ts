import { expect, it } from 'vitest';
import { isUnrealDay, suggestForm } from './suggest-form.ts';

const path = '^/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$|^(?:tel|mailto|https):.+$';
const link = '^/[a-z0-9-]*$|^#[a-z0-9=-]+$|^/[a-z0-9/-]+\\.pdf$|^(?:https://|mailto:)\\S+$';
const alias = '^/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$';
const file = '^/images/[a-z0-9/-]+\\.(?:svg|png|jpg|webp|avif)$';
const name = '^[a-z][a-z0-9-]*$';
const day = '^\\d{4}-\\d{2}-\\d{2}$';
const website = '^https://[^/\\s]+$';
const mail = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$';
const question = '\\?$';

it.each([
  ['over ons', path, '/over-ons'],
  ['/Over-Ons/', path, '/over-ons'],
  ['pages/equipment/index.json', path, '/equipment'],
  ['leasevormen#Financial', path, '/leasevormen#financial'],
  ['https://www.voorbeeld.nl/Over ons.html', alias, '/over-ons'],
  ['leasevormen#Financial Lease', path, '/leasevormen#financial-lease'],
  ['#Onze Vragen', link, '#onze-vragen'],
  ['#Prijs=40000', link, '#prijs=40000'],
  ['//www.voorbeeld.nl/a', link, 'https://www.voorbeeld.nl/a'],
  ['vracht\u00ADvervoer-cta\u200B', name, 'vrachtvervoer-cta'],
  ['/Over\u00ADOns', alias, '/overons'],
  ['026-000 00 00', path, 'tel:+31260000000'],
  ['info@voorbeeld.nl', path, 'mailto:info@voorbeeld.nl'],
  ['info @voorbeeld.nl', path, 'mailto:info@voorbeeld.nl'],
  ['www.voorbeeld.nl', path, 'https://www.voorbeeld.nl'],
  ['http://voorbeeld.nl/a', path, 'https://voorbeeld.nl/a'],
  ['https://voorbeeld.nl/een pagina', link, 'https://voorbeeld.nl/een%20pagina'],
  ['mailto:info@voorbeeld.nl?subject=Een vraag', link, 'mailto:info@voorbeeld.nl?subject=Een%20vraag'],
  ['mailto:{email}?subject=Een vraag', link, 'mailto:{email}?subject=Een%20vraag'],
  [
    'mailto:{email}?subject=Vraag & prijs&body=Dag',
    link,
    'mailto:{email}?subject=Vraag%20%26%20prijs&body=Dag',
  ],
  ['/documenten/Onze Voorwaarden.pdf', link, '/documenten/onze-voorwaarden.pdf'],
  ['public\\documenten\\Onze%20Folder.PDF', link, '/documenten/onze-folder.pdf'],
  ['C:\\Downloads\\Folder.pdf', link, '/documenten/folder.pdf'],
  ['/documenten/Folder.pdf#page=3', link, '/documenten/folder.pdf'],
  ['https://www.voorbeeld.nl/een pagina', alias, '/een-pagina'],
  ['public/images/kraan.svg', file, '/images/kraan.svg'],
  ['C:\\foto\\Onze Hal.JPG', file, '/images/onze-hal.jpg'],
  ['/images/Grüne%20Straße.webp', file, '/images/grune-strasse.webp'],
  ['_shared/oproep.json', name, 'oproep'],
  ['pages/_shared/oproep', name, 'oproep'],
  ['Onze Vragen', name, 'onze-vragen'],
  ['1-11-2026', day, '2026-11-01'],
  ['7 maart 2027', day, '2027-03-07'],
  ['2027-3-7', day, '2027-03-07'],
  ['2027/03/07', day, '2027-03-07'],
  ['1-13-2027', day, '2027-01-13'],
  ['/over-ons ', path, '/over-ons'],
  ['https://www.voorbeeld.nl ', website, 'https://www.voorbeeld.nl'],
  ['https://www.voorbeeld.nl/ ', website, 'https://www.voorbeeld.nl'],
  ['http://www.voorbeeld.nl/', website, 'https://www.voorbeeld.nl'],
  ['www.voorbeeld.nl/', website, 'https://www.voorbeeld.nl'],
  ['voorbeeld.nl/', website, 'https://voorbeeld.nl'],
  [' info@voorbeeld.nl\u00a0', mail, 'info@voorbeeld.nl'],
  ['Hoe werkt het.', question, 'Hoe werkt het?'],
  ['Hoe werkt het ', question, 'Hoe werkt het?'],
  ['Wanneer krijg ik antwoord? ', question, 'Wanneer krijg ik antwoord?'],
  ['Wat heb ik nodig?!', question, 'Wat heb ik nodig?'],
  ['Wat heb ik nodig ? ...', question, 'Wat heb ik nodig?'],
])('%j means, in the form %s, %j', (value, pattern, meant) => {
  expect(suggestForm(value, pattern)?.text).toBe(meant);
});

it.each([
  ['https://voorbeeld.nl/foto.jpg', file],
  ['/images/foto.svg', path],
  ['/images/foto.heic', file],
  ['1 foo 2026', day],
  ['31-02-2027', day],
  ['30 februari 2027', day],
  ['13-13-2027', day],
  ['', path],
  ['-', link],
  ['{phone', path],
  ['[contact]()', path],
  ['{siteUrl}/documenten/folder.pdf', link],
  ['* contact', path],
  ['Zit ik vast? Nee', question],
])('%j may mean anything', (value, pattern) => {
  expect(suggestForm(value, pattern)?.text ?? '/').toBe('/');
});

it.each([
  ['2027/03/07', day, true],
  ['1-13-2027', day, false],
  ['https://www.voorbeeld.nl/', website, true],
  ['http://www.voorbeeld.nl/', website, false],
  ['/over-ons/', alias, true],
])('is sure about %j, in the form %s: %j', (value, pattern, isUnambiguous) => {
  expect(suggestForm(value, pattern)?.isUnambiguous).toBe(isUnambiguous);
});

it.each([
  ['31-02-2027', day, true],
  ['31-13-2027', day, true],
  ['29 februari 2027', day, true],
  ['29 februari 2028', day, false],
  ['1 foo 2026', day, false],
  ['31-02-2027', name, false],
])('%j, where %s belongs, is a day that does not exist: %j', (value, pattern, isUnreal) => {
  expect(isUnrealDay(value, pattern)).toBe(isUnreal);
});
