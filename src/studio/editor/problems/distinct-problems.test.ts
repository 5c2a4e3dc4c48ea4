import { expect, it } from 'vitest';
import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { problemKey } from '../../../shared/authors/problem-key.ts';
import { distinctProblems } from './distinct-problems.ts';

const broken: EditorProblem = {
  file: 'pages/contact.json',
  pointer: '/blocks/0/text',
  severity: 'error',
  rule: 'text-marks',
  message: 'Een regeleinde zie je niet.',
};

it('gives what holds for several words of a value once, and no two a key', () => {
  const elsewhere = { ...broken, pointer: '/blocks/1/text' };
  const found = distinctProblems([
    { ...broken, start: 3, end: 4 },
    { ...broken, start: 9, end: 10 },
    elsewhere,
    { ...broken, message: 'Iets anders.' },
    { ...broken, file: 'pages/index.json' },
  ]);
  expect(found.map(({ file, pointer, message }) => [file, pointer, message])).toEqual([
    ['pages/contact.json', '/blocks/0/text', 'Een regeleinde zie je niet.'],
    ['pages/contact.json', '/blocks/1/text', 'Een regeleinde zie je niet.'],
    ['pages/contact.json', '/blocks/0/text', 'Iets anders.'],
    ['pages/index.json', '/blocks/0/text', 'Een regeleinde zie je niet.'],
  ]);
  expect(new Set(found.map(problemKey)).size).toBe(found.length);
});

it('gives each comma that is missing from a text that is no JSON', () => {
  const missing = { ...broken, pointer: '', rule: 'json-syntax', message: 'Achter } ontbreekt een komma.' };
  const found = distinctProblems([
    { ...missing, start: 3, end: 4 },
    { ...missing, start: 9, end: 10 },
  ]);
  expect(found.map(({ start }) => start)).toEqual([3, 9]);
  expect(new Set(found.map(problemKey)).size).toBe(2);
});

it('gives errors first, and keeps the order of the others', () => {
  const tips = ['a', 'b'].map((message) => ({ ...broken, severity: 'warning' as const, message }));
  expect(distinctProblems([...tips, broken]).map(({ message }) => message)).toEqual([
    broken.message,
    'a',
    'b',
  ]);
});
