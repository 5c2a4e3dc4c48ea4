import { expect, it } from 'vitest';
import { reportOf } from '../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { leftFromCopy } from './rules/left-from-copy.ts';
import { uniqueDescription } from './rules/unique-description.ts';
import { uniqueTitle } from './rules/unique-title.ts';

const page = (metadata: JsonObject, fields: JsonObject = {}): JsonObject => ({ metadata, ...fields });

it('reports the second of two equal titles; capitals and spaces do not count', () => {
  const files = { 'a.json': page({ title: 'Bus leasen' }), 'b.json': page({ title: ' bus  Leasen' }) };
  expect(reportOf(uniqueTitle, files)).toEqual([
    'pages/b.json#/metadata/title De titel " bus  Leasen" staat ook al in "pages/a.json". Zeg in de titel wat alleen op deze pagina staat.',
  ]);
});

it.each([
  ['kopie-van-bus', 'bus'],
  ['bus-kopie', 'bus'],
  ['aanhanger', 'bus'],
])('reports %s.json, which is named as a copy or otherwise, and not %s.json', (copy, original) => {
  const bus = page({ title: 'Bus leasen' }, { name: 'Bus' });
  const files = { [`${copy}.json`]: bus, [`${original}.json`]: bus };
  const found = [uniqueTitle, leftFromCopy].flatMap((rule) => reportOf(rule, files));
  expect(found.map((line) => line.split('#')[0])).toEqual([`pages/${copy}.json`]);
});

it('reports the second of two equal descriptions, and quotes only how it begins', () => {
  const description = 'Lees hoe je een bestelbus least en wat dat je ongeveer per maand kost.';
  const files = { 'a.json': page({ description }), 'b.json': page({ description }) };
  expect(reportOf(uniqueDescription, files)).toEqual([
    'pages/b.json#/metadata/description De beschrijving "Lees hoe je een bestelbus least en wat dat je ongeveer per…" staat ook al in "pages/a.json". Vertel in de beschrijving wat een bezoeker alleen op deze pagina vindt.',
  ]);
});

it('accepts a copy that says where its content belongs, and pages without metadata', () => {
  const title = 'Bus leasen';
  const files = {
    'a.json': page({ title }),
    'b.json': page({ title, canonical: '/a' }),
    'c.json': {},
    'd.json': undefined,
  };
  expect(reportOf(uniqueTitle, files)).toEqual([]);
});

it('takes a canonical address of its own for none', () => {
  const title = 'Bus leasen';
  const own = page({ title, canonical: '/x' }, { aliases: ['/x'] });
  expect(reportOf(uniqueTitle, { 'a.json': page({ title }), 'b.json': own })).toHaveLength(1);
});
