import { expect, it } from 'vitest';
import type { PrefillName } from '../../../shared/page/prefill.ts';
import { prefilled } from './prefilled.ts';

it.each<[query: string, name: PrefillName, value: string]>([
  ['?onderwerp=financial', 'onderwerp', 'financial'],
  ['?onderwerp=Full%20Service', 'onderwerp', 'fullservice'],
  ['?onderwerp=full+service+lease', 'onderwerp', 'fullservice'],
  ['?Onderwerp=FINANCIAL', 'onderwerp', 'financial'],
  ['?onderwerp=Sale %26 Leaseback', 'onderwerp', 'saleleaseback'],
  ['?onderwerp=verzekering', 'onderwerp', 'insurance'],
  ['?onderwerp%3Doperational', 'onderwerp', 'operational'],
  ['?onderwerp=finan', 'onderwerp', ''],
  ['?onderwerp=%26', 'onderwerp', ''],
  ['?onderwerp=<script>', 'onderwerp', ''],
  ['', 'onderwerp', ''],
  ['?document=schade-formulier', 'document', 'schade formulier'],
  ['?document=Schade+Formulier', 'document', 'schade formulier'],
  ['?document=<b>', 'document', ''],
  [`?document=${'a'.repeat(61)}`, 'document', ''],
])('%s fills in at %s “%s”', (query, name, value) => {
  expect(prefilled(query, { name })).toBe(value);
});

it('chooses among the options of the page where it has its own', () => {
  const options = [{ value: 'Boot huren', label: 'Boot huren' }];
  expect(prefilled('?onderwerp=boot-huren', { name: 'onderwerp', options })).toBe('Boot huren');
  expect(prefilled('?onderwerp=financial', { name: 'onderwerp', options })).toBe('');
});
