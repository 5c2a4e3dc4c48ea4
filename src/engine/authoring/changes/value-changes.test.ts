import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { changedFigures } from './figures.ts';
import { valueChanges } from './value-changes.ts';
import { wordDiff } from './word-diff.ts';

const question = (name: string): JsonValue => ({
  question: `${name}?`,
  answer: `Over ${name} zeggen we veel.`,
});

/** Changes as `path: before → after`, in short. */
function changesOf(before: JsonValue, after: JsonValue): string[] {
  return valueChanges(before, after).map(({ path, before: old, after: now, movedFrom }) => {
    if (movedFrom !== undefined) return `${path.join('/')}: moved from ${movedFrom}`;
    return `${path.join('/')}: ${JSON.stringify(old) ?? 'none'} → ${JSON.stringify(now) ?? 'none'}`;
  });
}

describe('what changed between two versions', () => {
  const [a, b, c] = ['rente', 'looptijd', 'verzekering'].map(question);
  it.each<[string, JsonValue, JsonValue, string[]]>([
    ['nothing', { a: [1, 'x'] }, { a: [1, 'x'] }, []],
    ['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a text', { a: { b: 'x' } }, { a: { b: 'y' } }, ['a/b: "x" → "y"']],
    ['a field that came and one that went', { a: 1 }, { b: 2 }, ['b: none → 2', 'a: 1 → none']],
    ['a value of another kind', { a: 'x' }, { a: ['x'] }, ['a: "x" → ["x"]']],
    ['a text in a list', ['x', 'y', 'z'], ['x', 'q', 'z'], ['1: "y" → "q"']],
    ['an item put first', [a ?? 0, b ?? 0], [c ?? 0, a ?? 0, b ?? 0], [`0: none → ${JSON.stringify(c)}`]],
    ['an item taken away', [a ?? 0, b ?? 0, c ?? 0], [a ?? 0, c ?? 0], [`1: ${JSON.stringify(b)} → none`]],
    ['an item moved up', [a ?? 0, b ?? 0, c ?? 0], [c ?? 0, a ?? 0, b ?? 0], ['0: moved from 2']],
    ['an item moved down', [a ?? 0, b ?? 0, c ?? 0], [b ?? 0, c ?? 0, a ?? 0], ['2: moved from 0']],
    [
      'a block of another type in its place',
      [{ type: 'faq', title: 'Vragen' }],
      [{ type: 'steps', title: 'Vragen' }],
      ['0: {"type":"faq","title":"Vragen"} → none', '0: none → {"type":"steps","title":"Vragen"}'],
    ],
  ])('with %s', (_what, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });

  it('of an item that also got a neighbour is reported at the item itself', () => {
    const changed = { question: 'rente?', answer: 'Over rente zeggen we weinig.' };
    expect(changesOf([a ?? 0, b ?? 0], [c ?? 0, changed, b ?? 0])).toEqual([
      `0: none → ${JSON.stringify(c)}`,
      '1/answer: "Over rente zeggen we veel." → "Over rente zeggen we weinig."',
    ]);
  });

  it('of very long lists is found soon', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `regel ${index}`);
    expect(changesOf(many, [...many, 'nog een'])).toEqual(['3000: none → "nog een"']);
    expect(changesOf(many, ['eerst', ...many]).length).toBeGreaterThan(0);
    const others = many.map((line) => `nieuwe ${line}`);
    expect(changesOf(many, others)).toHaveLength(many.length);
  }, 5000);
});

describe('the words that changed', () => {
  it.each([
    [
      'Je krijgt binnen 24 uur antwoord.',
      'Je krijgt binnen een werkdag antwoord.',
      '=Je krijgt binnen|-24 uur|+een werkdag|=antwoord.',
    ],
    ['Bel ons.', 'Bel ons. Of mail.', '=Bel ons.|+Of mail.'],
  ])('from %j to %j', (before, after, expected) => {
    const signs = { same: '=', removed: '-', added: '+' };
    expect(
      wordDiff(before, after)
        ?.map(({ kind, text }) => signs[kind] + text)
        .join('|'),
    ).toBe(expected);
  });

  it('are not reported one by one when nearly all did', () => {
    expect(wordDiff('Lease een bakwagen per maand', 'Koop vandaag nog je eigen auto')).toBeUndefined();
  });
});

it.each([
  ['vanaf € 695 per maand', 'vanaf € 675 per maand', ['€ 695'], ['€ 675']],
  ['12% rente, 60 maanden', '60 maanden, 12% rente', [], []],
  ['€ 1,5 miljoen en 21 %', 'niets', ['€ 1,5 miljoen', '21 %'], []],
  ['kamer 12', 'kamer 13', [], []],
])('figures of %j and %j', (before, after, removed, added) => {
  expect(changedFigures({ path: [], before, after })).toEqual({ removed, added });
});
