import { expect, it } from 'vitest';
import type { FormControl } from '../../../shared/authors/editor-forms.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { newItem } from './new-item.ts';

const months: FormControl = { kind: 'number', minimum: 6, maximum: 180, isWhole: true };
const days: FormControl = {
  kind: 'choice',
  options: [
    { value: 'mo', label: 'maandag' },
    { value: 'tu', label: 'dinsdag' },
  ],
};
const row: FormControl = {
  kind: 'list',
  item: { kind: 'text', form: 'line' },
  start: '',
  minItems: 1,
  uniqueItems: false,
};

const once = { minItems: 1, uniqueItems: true };

it.each<
  [what: string, list: Partial<Extract<FormControl, { kind: 'list' }>>, JsonValue[], JsonValue | undefined]
>([
  ['the first of its kind', { item: months, start: 6, ...once }, [], 6],
  ['the next number of a row', { item: months, start: 6, ...once }, [36, 48, 60], 72],
  ['twice the only number', { item: months, start: 6, ...once }, [24], 48],
  ['down, where the row goes down', { item: months, start: 6, ...once }, [48, 36, 24], 12],
  ['the least that is free where a row can go no further', { item: months, start: 6, ...once }, [6, 120], 7],
  ['the same number again, where it may', { item: months, start: 6, ...once, uniqueItems: false }, [6], 6],
  ['the first choice that is left', { item: days, start: 'mo', ...once }, ['mo'], 'tu'],
  ['nothing where no choice is left', { item: days, start: 'mo', ...once }, ['mo', 'tu'], undefined],
  ['nothing where no more fits', { item: months, start: 6, ...once, maxItems: 1 }, [6], undefined],
  ['a row with as many cells', { item: row, start: [''] }, [['a', 'b']], ['', '']],
])('a list grows with %s', (_what, list, items, expected) => {
  expect(
    newItem({ kind: 'list', minItems: 0, uniqueItems: false, start: '', item: row, ...list }, items),
  ).toEqual(expected);
});
