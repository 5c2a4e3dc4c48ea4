import { expect, it } from 'vitest';
import { formattingProblems } from './formatting.ts';
import { jsonValue } from './parse-json.ts';

const twoKinds =
  'In dit bestand staan twee soorten regeleinden door elkaar (CRLF van Windows en LF), en hier begint de andere soort.';

it.each([
  [
    'a field beside another',
    '{\n  "a": 1, "b": 2\n}\n',
    11,
    'De opmaak wijkt hier af: hier hoort een nieuwe regel met 2 spaties ervoor, en er staat één spatie.',
  ],
  [
    'a line that ends in spaces',
    '{\n  "a": 1,  \n  "b": 2\n}\n',
    11,
    'De opmaak wijkt hier af: aan het eind van een regel staan spaties, die niemand ziet.',
  ],
  [
    'a line of spaces alone',
    '{\n  "a": 1,\n  \n  "b": 2\n}\n',
    11,
    'De opmaak wijkt hier af: aan het eind van een regel staan spaties, die niemand ziet.',
  ],
  [
    'two empty lines',
    '{\n  "a": 1,\n\n\n  "b": 2\n}\n',
    11,
    'De opmaak wijkt hier af: hier staat meer dan één lege regel onder elkaar.',
  ],
  ['a line that ends as on Windows', '{\n  "a": 1,\r\n  "b": 2\n}\n', 11, twoKinds],
  ['a line that does not end as on Windows', '{\r\n  "a": 1\r\n}\n', 14, twoKinds],
])('names what is not seen or stands elsewhere: %s', (_what, text, start, message) => {
  const [problem, ...others] = formattingProblems({ file: 'pages/a.json', text, value: jsonValue(text) });
  expect(problem).toMatchObject({ place: { start }, message });
  expect(others).toEqual([]);
});

it.each([
  ['of Windows', '\r\n'],
  ['of others', '\n'],
])('accepts a file with line ends %s', (_what, lineEnd) => {
  const text = ['{', '  "a": 1', '}', ''].join(lineEnd);
  expect(formattingProblems({ file: 'pages/a.json', text, value: jsonValue(text) })).toEqual([]);
});
