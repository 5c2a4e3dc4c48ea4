import { expect, it } from 'vitest';
import { withOwnWord } from './with-own-word.ts';

it.each([
  ['an empty file', '', 'kassalade\n'],
  ['the first word', 'laadklep\n', 'kassalade\nlaadklep\n'],
  ['between two', 'bakinhoud\nlaadklep\n', 'bakinhoud\nkassalade\nlaadklep\n'],
  ['the last word', 'bakinhoud', 'bakinhoud\nkassalade\n'],
  ['a word that is there', 'bakinhoud\nKassalade # van de winkel', 'bakinhoud\nKassalade # van de winkel'],
  ['comments', '# Bouw\nbakinhoud # bak\n\nlaadklep\n', '# Bouw\nbakinhoud # bak\n\nkassalade\nlaadklep\n'],
  ['lines of Windows', 'bakinhoud\r\nlaadklep\r\n', 'bakinhoud\r\nkassalade\r\nlaadklep\r\n'],
])('puts a word in its place: %s', (_case, text, expected) => {
  expect(withOwnWord(text, 'kassalade')).toBe(expected);
});
