import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { capitalText } from './capital-text.ts';

function reportOn(title: string): string[] {
  return reportOf(capitalText, { 'a.json': { blocks: [{ title }] } });
}

it('asks about a text in capitals alone', () => {
  expect(reportOn('WAAR LET JE OP?')).toEqual([
    'pages/a.json#/blocks/0/title "WAAR LET JE OP?" (warning) "WAAR LET JE OP?" staat helemaal in hoofdletters. Dat leest langzamer, en sommige schermlezers spellen het. Bedoel je "Waar let je op?", schrijf het dan zo. Anders mag dit blijven staan.',
  ]);
});

it.each([
  'Waar let je op?',
  'WAAR let je op?',
  'NEN-EN 474-1',
  'DAF, MAN, IVECO',
  '€ 40.000',
  '36 × € 1.390',
])('accepts "%s"', (title) => {
  expect(reportOn(title)).toEqual([]);
});
