import { expect, it } from 'vitest';
import type { FormControl } from './editor-forms.ts';
import { startOfControl } from './start-of-control.ts';

const list: FormControl = {
  kind: 'list',
  item: { kind: 'text', form: 'line' },
  start: '',
  minItems: 2,
  uniqueItems: false,
};

it('a list begins with as many items as it needs', () => {
  expect(startOfControl(list)).toEqual(['', '']);
  expect(startOfControl({ ...list, minItems: 0 })).toEqual(['']);
});

it('a value of one of several kinds begins as the first', () => {
  expect(startOfControl({ kind: 'either', controls: [list, { kind: 'boolean' }] })).toEqual(['', '']);
});
