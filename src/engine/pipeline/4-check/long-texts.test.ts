import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSchemas } from '../1-load/read-schemas.ts';
import { maxProseLength } from '../3-facts/authored-texts.ts';
import { documentTexts, noTexts } from '../3-facts/document-texts.ts';
import { documentFindings } from './document-findings.ts';
import { rules } from './rules.ts';

const patterns = rules.flatMap((rule) => ('patterns' in rule ? rule.patterns : []));
const pageOf = (text: string) => ({ blocks: [{ type: 'text-section', text: [text] }] });

/**
 * What is pasted by accident: a picture as text, a column of a spreadsheet, an empty document. What tries each place takes minutes,
 * longer than any test may.
 */
it.each([
  'a',
  'A',
  ' ',
  '\n',
  '\t',
  'a\n',
  'a\tb\n',
  '€',
  '*',
  '**a ',
  '1',
  '1.',
  '1,',
  '-',
  '_',
  'a.',
  'aa-',
  '[a](',
  '<b> ',
  'een ',
])('nothing tries each place of many times %j as a beginning', (repeated) => {
  const text = `x${repeated.repeat(300_000 / repeated.length)}y`;
  for (const { pattern } of patterns) text.search(pattern);
  documentFindings({ kind: 'page', value: pageOf(text.slice(0, maxProseLength)) });
});

it.each(['**a ', '{fone} ', '[a](/b) ', 'a\n'])(
  'of 300,000 times %j is said only that it is too long',
  (repeated) => {
    const value = pageOf(repeated.repeat(300_000));
    expect(documentFindings({ kind: 'page', value })).toEqual([]);
    expect(documentTexts(value)).toEqual(noTexts());
  },
);

it('takes no field in which so long a text would be right', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../../schemas'));
  const lengths = [...JSON.stringify([...schemas.values()]).matchAll(/"maxLength":(\d+)/g)];
  expect(lengths.length).toBeGreaterThan(10);
  expect(Math.max(...lengths.map(([, length]) => Number(length)))).toBeLessThan(maxProseLength);
});
