import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { literalContact } from './literal-contact.ts';

const site = { phone: '026-000 00 00', email: 'info@voorbeeld.nl', footerNote: 'Bel 026-000 00 00.' };

function reportOn(text: string, values: object = site): string[] {
  return reportOf(literalContact, { 'a.json': { text }, '_site.json': { ...values } });
}

it.each([
  ['Bel 026-000 00 00.', '026-000 00 00'],
  ['Bel 0260000000 of mail.', '0260000000'],
  ['Bel (026) 000 00 00 (gratis).', '(026) 000 00 00'],
  ['Bel ons (026-000 00 00) 5 dagen per week.', '026-000 00 00'],
  ['Bel 026 - 000 00 00 7 dagen per week.', '026 - 000 00 00'],
  ['Bel +31 (0)26 000 00 00.', '+31 (0)26 000 00 00'],
  ['tel:+31260000000', '+31260000000'],
  ['Je kunt [nu bellen](tel:0260000000) op zondag.', '0260000000'],
])('reports the number in %j', (text, written) => {
  expect(reportOn(text)).toEqual([
    `pages/a.json#/text "${written}" (warning) "${written}" is het telefoonnummer van het bedrijf, voluit: verandert het, dan blijft het hier staan. Schrijf {phone}.`,
  ]);
});

it('reports the mail address in a link, at both its places', () => {
  const says =
    'is het e-mailadres van het bedrijf, voluit: verandert het, dan blijft het hier staan. Schrijf {email}.';
  expect(reportOn('Mail [info@voorbeeld.nl](mailto:Info@voorbeeld.nl?subject=Vraag).')).toEqual([
    `pages/a.json#/text "info@voorbeeld.nl" (warning) "info@voorbeeld.nl" ${says}`,
    `pages/a.json#/text "Info@voorbeeld.nl" (warning) "Info@voorbeeld.nl" ${says}`,
  ]);
});

it.each([
  ['0800-1234', 'Bel 0800 1234.'],
  ['+32 2 123 45 67', 'Bel 0032-21234567.'],
])('knows the number %s in %j', (phone, text) => {
  expect(reportOn(text, { phone })).toHaveLength(1);
});

it.each([
  'Bel **{phone}** of mail [{email}](mailto:{email}).',
  'Bel 026-000 00 01, 112 of 1026-000 00 00.',
  'Mail [de verzekeraar](mailto:schade@voorbeeld.nl) of [hun kantoor](mailto:info@voorbeeld.nl.eu).',
  'Je kunt [bellen](tel:026-000 00 00).',
  'Het chassisnummer is 10260000000.',
])('accepts "%s"', (text) => {
  expect(reportOn(text)).toEqual([]);
});

it('is silent when the site values cannot be read', () => {
  expect(reportOf(literalContact, { '_site.json': undefined, 'a.json': { text: '026-000 00 00' } })).toEqual(
    [],
  );
});
