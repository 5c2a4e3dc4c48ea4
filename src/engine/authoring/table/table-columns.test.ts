import { expect, it } from 'vitest';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { cellOf, writtenIn } from './table-columns.ts';

it.each<[JsonValue]>([['Een tekst | of twee'], [['Vers', 'Warm']], [['Vers']]])(
  'reads %j back from its cell',
  (value) => {
    expect(writtenIn(cellOf(value) ?? '', Array.isArray(value) ? 'list' : 'text')).toEqual(value);
  },
);

it.each<[JsonValue]>([[3], [['Vers', 3]], [['Vers | van vandaag', 'Warm']], [['Vers\nWarm']]])(
  'has no cell for %j, which could not be read back',
  (value) => {
    expect(cellOf(value)).toBeUndefined();
  },
);
