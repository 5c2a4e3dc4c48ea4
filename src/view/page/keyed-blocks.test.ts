import { expect, it } from 'vitest';
import { keyedBlocks } from './keyed-blocks.ts';

const half = { type: 'text-section', width: 'half' } as const;
const whole = { type: 'faq' } as const;

it('counts the blocks of a type', () => {
  expect(keyedBlocks([half, whole, half]).map(({ key }) => key)).toEqual([
    'text-section 0',
    'faq 0',
    'text-section 1',
  ]);
});

it.each([
  ['two halves side by side', [half, half], ['left', 'right']],
  ['nothing beside a half alone', [half, whole], ['alone', undefined]],
  ['nothing beside halves that are apart', [half, whole, half], ['alone', undefined, 'alone']],
  ['nothing beside the third of three halves', [half, half, half], ['left', 'right', 'alone']],
])('puts %s', (_what, blocks, sides) => {
  expect(keyedBlocks(blocks).map(({ side }) => side)).toEqual(sides);
});
