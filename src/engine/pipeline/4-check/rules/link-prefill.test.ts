import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import { linkPrefill } from './link-prefill.ts';

const site: TestFiles = {
  'contact.json': { blocks: [{ type: 'contact-form' }] },
  'verzekeringen.json': { blocks: [{ type: 'insurance-form' }] },
  'half.json': { blocks: [{ shared: 'missing' }] },
};

function reportOn(href: string): string[] {
  return reportOf(linkPrefill, { ...site, 'a.json': { blocks: [{ type: 'notice', href }] } });
}

it.each([
  '/contact',
  '/contact?onderwerp=financial',
  '/verzekeringen?document=polisvoorwaarden',
  '/half?onderwerp=financial',
  '/nergens?onderwerp=financial',
])('accepts %s', (href) => {
  expect(reportOn(href)).toEqual([]);
});

it.each([
  ['/contact?onderwerp=finacial', 'iets in dat het formulier niet kent: "finacial". Bedoel je "financial"?'],
  ['/contact?onderwerp=auto', 'Kies uit "offerte", "financial",'],
  [
    '/contact?subject=financial',
    'maar geen formulier kent dat. Kies uit "onderwerp", "document", of laat "?subject=financial" weg.',
  ],
  ['/contact?document=brochure', 'op pagina "/contact" staat geen blok "insurance-form".'],
])('reports %s', (href, expected) => {
  const [line, ...more] = reportOn(href);
  expect(more).toEqual([]);
  expect(line).toContain(`pages/a.json#/blocks/0/href De link "${href}" `);
  expect(line).toContain(expected);
});
