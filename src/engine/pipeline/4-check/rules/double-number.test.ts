import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { documentFindings } from '../document-findings.ts';
import { doubleNumber } from './double-number.ts';

const steps = (...titles: string[]) => ({ type: 'steps', items: titles.map((title) => ({ title })) });

it.each([
  ['1. Bel ons', '1.', 'Schrijf "Bel ons".'],
  ['1) Bel ons', '1)', 'Schrijf "Bel ons".'],
  ['1.Bel ons', '1.', 'Schrijf "Bel ons".'],
  ['Stap 1: bel ons', 'Stap 1:', 'Schrijf "Bel ons".'],
  ['stap 1 – Bel ons', 'stap 1 –', 'Schrijf "Bel ons".'],
  ['Stap 1', 'Stap 1', 'Schrijf wat er in deze stap gebeurt.'],
])('reports the number in "%s"', (title, number, hint) => {
  const message = `(warning) Een stap krijgt vanzelf een nummer: met "${number}" staat er twee keer een. ${hint}`;
  const files = { 'a.json': { blocks: [{ type: 'hero' }, steps(title)] }, '_shared/b.json': steps(title) };
  expect(reportOf(doubleNumber, files)).toEqual([
    `pages/a.json#/blocks/1/items/0/title ${message}`,
    `pages/_shared/b.json#/items/0/title ${message}`,
  ]);
});

it.each([
  'Bel ons',
  '1 gesprek',
  '1.000 km verder',
  '8:00 uur: de start',
  '24-uurshulp',
  'Stappen zetten',
  '2 tot 3 dagen',
])('accepts "%s"', (title) => {
  expect(reportOf(doubleNumber, { 'a.json': { blocks: [steps(title)] } })).toEqual([]);
});

it('takes away only the number that the step has, and leaves other blocks alone', () => {
  const value = { blocks: [steps('1. Bel ons', '3. Teken'), { ...steps('1. Bel ons'), type: 'faq' }] };
  const found = documentFindings({ kind: 'page', value }, { among: [doubleNumber] });
  expect(found.map(({ replacement }) => replacement)).toEqual(['"Bel ons"', undefined]);
});
