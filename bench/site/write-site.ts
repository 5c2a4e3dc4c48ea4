import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printJson } from '../../src/engine/json/layout/print-json.ts';
import { generatedPages } from './generated-page.ts';

/** The values of the generated site, as `_site.json` holds them. */
const site = {
  $schema: '../schemas/site.schema.json',
  company: 'Voorbeeld',
  tagline: 'Een grote site.',
  siteUrl: 'https://www.voorbeeld.example',
  phone: '026-000 00 00',
  email: 'info@voorbeeld.example',
  city: 'Arnhem',
  country: 'Nederland',
  copyright: '© 2024 Voorbeeld',
  openingHours: [{ days: 'Maandag t/m vrijdag', hours: '08:00-18:00' }],
  navigation: ['branche-0', 'branche-0/groep-0'].map((path) => ({ label: path, href: `/${path}` })),
  equipmentMenu: { title: 'Branches', label: 'Branches', path: '/' },
  quoteButton: { label: 'Bel ons', href: 'tel:{phone}' },
  footer: [{ title: 'Site', links: [{ label: 'Begin', href: '/' }] }],
};

/** Writes a site of so many pages, about 5.5 KB each, into `<folder>/pages`; gives that folder. */
export function writeSite(folder: string, count: number): string {
  const pages = join(folder, 'pages');
  const write = (file: string, value: object): void => {
    mkdirSync(dirname(join(pages, file)), { recursive: true });
    writeFileSync(join(pages, file), printJson(JSON.parse(JSON.stringify(value))));
  };
  write('_site.json', site);
  writeFileSync(join(pages, '_words.txt'), 'hefmast\n');
  for (const { file, document } of generatedPages(count)) write(file, document);
  return pages;
}

/** Adds a sentence to a page, laid out as it was. */
export function changePage(file: string): void {
  const document = JSON.parse(readFileSync(file, 'utf8'));
  document.blocks[0].text += ' Zo is het.';
  writeFileSync(file, printJson(document));
}
