import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

it.each<[string, string[]]>([
  ['Geen adres, wel 7.5 ton. En (haken).', []],
  ['Lees [meer](/equipment), ook [hier](#vragen).', ['/equipment', '#vragen']],
  ['[De folder](https://voorbeeld.nl/lader_(75PK).pdf)!', ['https://voorbeeld.nl/lader_(75PK).pdf']],
  ['[Bel](tel:{phone}) of [mail](mailto:a@b.nl)', ['tel:{phone}', 'mailto:a@b.nl']],
  [
    'Zie https://voorbeeld.de/75PK/ of **www.voorbeeld.nl**.',
    ['https://voorbeeld.de/75PK/', 'www.voorbeeld.nl'],
  ],
  ['Mail 75PK@voorbeeld.de of kijk op voorbeeld.nl/75PK', ['75PK@voorbeeld.de', 'voorbeeld.nl/75PK']],
  ['[half](/equipment en [stuk] (/adres)', []],
])('in %j are %j', (text, addresses) => {
  expect(addressesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(addresses);
});
