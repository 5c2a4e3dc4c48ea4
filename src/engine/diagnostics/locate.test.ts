import { describe, expect, it } from 'vitest';
import type { Place } from './diagnostic.ts';
import { locatorOf } from './locate.ts';

const lines = ['{', '\t"title": "Bak",', '  "blocks": [{ "a/b": 12 }, {}],', '  "title": "Wagen"', '}'];

function located(place: Place, text: string): { token: string; at: string } {
  const { start, end, line, column, endLine, endColumn } = locatorOf(text).locate(place);
  return { token: text.slice(start, end), at: `${line}:${column}-${endLine}:${endColumn}` };
}

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('in a text with %s line ends', (_, lineEnd) => {
  const text = lines.join(lineEnd);
  it.each<[string, Place, string, string]>([
    ['a value', { pointer: '/blocks/0/a~1b' }, '12', '3:23-3:25'],
    ['a name', { pointer: '/blocks/0/a~1b', part: 'key' }, '"a/b"', '3:16-3:21'],
    ['an object by its bracket', { pointer: '/blocks/1' }, '{', '3:29-3:30'],
    ['an item that has no name', { pointer: '/blocks/1', part: 'key' }, '{', '3:29-3:30'],
    ['a missing field by the bracket of its object', { pointer: '/blocks/1/title' }, '{', '3:29-3:30'],
    [
      'a missing field below a text by that text',
      { pointer: '/title/0/x', part: 'key' },
      '"Wagen"',
      '4:12-4:19',
    ],
    ['the last of two equal names', { pointer: '/title' }, '"Wagen"', '4:12-4:19'],
    ['the whole document', { pointer: '' }, '{', '1:1-1:2'],
  ])('finds %s', (_what, place, token, at) => {
    expect(located(place, text)).toEqual({ token, at });
  });
});

it('counts a tab as one column and a character outside the first plane as two', () => {
  expect(located({ pointer: '/a' }, '{\n\t"😀": 1, "a": 2}')).toEqual({ token: '2', at: '2:16-2:17' });
});
it('points at the begin of a file without text', () => {
  expect(located({ pointer: '/a/b' }, '')).toEqual({ token: '', at: '1:1-1:1' });
});
it('keeps offsets inside the text', () => {
  expect(located({ start: 5, end: 90 }, 'abc')).toEqual({ token: '', at: '1:4-1:4' });
});

describe('some words of a text', () => {
  const text = '{"a": "één \\"twee\\" \\u20ac drie\\n4", "b": 12}';
  const value: string = JSON.parse(text).a;
  it.each(['één', 'twee', '"twee"', '€', 'drie', '4'])('finds %s behind escapes', (words) => {
    const start = value.indexOf(words);
    const { token } = located({ pointer: '/a', range: { start, end: start + words.length } }, text);
    expect(JSON.parse(`"${token}"`)).toBe(words);
  });
  it('stay inside the quotes, and are the whole value where there is no text', () => {
    expect(located({ pointer: '/a', range: { start: 18, end: 900 } }, text).token).toBe('4');
    expect(located({ pointer: '/b', range: { start: 1, end: 2 } }, text).token).toBe('12');
  });
});
