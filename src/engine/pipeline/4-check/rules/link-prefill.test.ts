import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import { prefills } from '../../../../shared/page/prefill.ts';
import { objectAt, stringOrEmptyAt } from '../../../json/json-shape.ts';
import { readSchemas } from '../../1-load/read-schemas.ts';
import { linkPrefill } from './link-prefill.ts';

const site: TestFiles = {
  'contact.json': { blocks: [{ type: 'contact-form' }] },
  'verzekeringen.json': { blocks: [{ type: 'insurance-form' }] },
  'boten.json': { blocks: [{ type: 'contact-form', subjects: ['Boot huren', 'Anders'] }] },
  'help.json': { blocks: [{ shared: 'vraag' }] },
  '_shared/vraag.json': { type: 'contact-form', subjects: ['Boot huren', 'Anders'] },
  'half.json': { blocks: [{ shared: 'missing' }] },
};

function reportOn(href: string): string[] {
  return reportOf(linkPrefill, { ...site, 'a.json': { blocks: [{ type: 'notice', href }] } });
}

it.each([
  '/contact',
  '/contact?onderwerp=financial',
  '/boten?onderwerp=boot-huren',
  '/boten?onderwerp=boothuren',
  '/contact?onderwerp=full-service',
  '/help?onderwerp=anders',
  '/verzekeringen?document=polisvoorwaarden',
  '/half?onderwerp=financial',
  '/nergens?onderwerp=financial',
])('accepts %s', (href) => {
  expect(reportOn(href)).toEqual([]);
});

it.each([
  ['/contact?onderwerp=finacial', 'iets in dat het formulier niet kent: "finacial". Bedoel je "financial"?'],
  ['/boten?onderwerp=financial', 'Kies uit "boot-huren", "anders".'],
  ['/help?onderwerp=boot-hure', 'Bedoel je "boot-huren"?'],
  ['/contact?onderwerp=auto', 'Kies uit "offerte", "financial",'],
  [
    '/contact?subject=financial',
    'maar geen formulier kent dat. Kies uit "onderwerp", "document", "dekking", of laat "?subject=financial" weg.',
  ],
  ['/contact?document=brochure', 'op pagina "/contact" staat geen blok "insurance-form".'],
])('reports %s', (href, expected) => {
  const [line, ...more] = reportOn(href);
  expect(more).toEqual([]);
  expect(line).toContain(`pages/a.json#/blocks/0/href De link "${href}" `);
  expect(line).toContain(expected);
});

it('knows what VS Code says to authors about a link, and no more', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../../../schemas'));
  const properties = objectAt(schemas.get('parts/link.schema.json'), 'properties');
  const description = stringOrEmptyAt(objectAt(properties, 'href'), 'markdownDescription');
  for (const name of Object.keys(prefills)) expect(description).toContain(`?${name}=`);
  const [, first = '', others = ''] = /\?onderwerp=(\w+)` \(of ([^)]*)\)/.exec(description) ?? [];
  expect([first, ...others.split(', ')].sort()).toEqual(
    prefills.onderwerp.options.map(({ value }) => value).sort(),
  );
});
