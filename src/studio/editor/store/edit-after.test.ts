import { expect, it } from 'vitest';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { editAfter } from './edit-after.ts';

/** Five blocks. */
const value = { blocks: Array.from({ length: 5 }, () => ({ items: ['een', 'twee'] })) };

const up = (index: number): JsonEdit => ({ kind: 'move', pointer: `/blocks/${index}`, to: index - 1 });
const down = (index: number): JsonEdit => ({ kind: 'move', pointer: `/blocks/${index}`, to: index + 1 });
const remove = (pointer: string): JsonEdit => ({ kind: 'remove', pointer });
const duplicate = (pointer: string): JsonEdit => ({ kind: 'duplicate', pointer });
const insert = (pointer: string): JsonEdit => ({ kind: 'insert', pointer, value: {} });
const type = (pointer: string): JsonEdit => ({ kind: 'set', pointer, value: 'Kop' });

it.each<[what: string, edit: JsonEdit, others: JsonEdit[], meant: JsonEdit | undefined]>([
  ['nothing', duplicate('/blocks/3'), [], duplicate('/blocks/3')],
  ['what went up is copied', duplicate('/blocks/3'), [up(3)], duplicate('/blocks/2')],
  ['what went up is removed', remove('/blocks/3'), [up(3)], remove('/blocks/2')],
  ['what went up twice goes up again', up(3), [up(3), up(2)], up(1)],
  ['what is first stays there', up(1), [up(1)], undefined],
  ['what went down goes down again', down(2), [down(2)], down(3)],
  ['what is last stays there', down(3), [down(3)], undefined],
  ['words go along with their block', type('/blocks/3/title'), [up(3)], type('/blocks/2/title')],
  ['words of the block that made space', type('/blocks/2/title'), [up(3)], type('/blocks/3/title')],
  ['words of what is gone', type('/blocks/3/title'), [remove('/blocks/3')], undefined],
  ['words below what is gone', type('/blocks/4/title'), [remove('/blocks/3')], type('/blocks/3/title')],
  ['words below a copy', type('/blocks/4/title'), [duplicate('/blocks/3')], type('/blocks/5/title')],
  ['words of what was copied', type('/blocks/3/title'), [duplicate('/blocks/3')], type('/blocks/3/title')],
  ['a block behind one that came', insert('/blocks/3'), [insert('/blocks/3')], insert('/blocks/4')],
  ['another list', remove('/blocks/3/items/1'), [remove('/blocks/4/items/0')], remove('/blocks/3/items/1')],
  ['an item of a block that moved', remove('/blocks/3/items/1'), [up(3)], remove('/blocks/2/items/1')],
  ['a field', type('/card/title'), [remove('/card/image')], type('/card/title')],
  ['words beside other words', type('/blocks/3/text'), [type('/blocks/3/title')], type('/blocks/3/text')],
])('follows %s', (_what, edit, others, meant) => {
  expect(editAfter(edit, { others, value })).toEqual(meant);
});
