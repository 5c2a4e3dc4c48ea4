import { expect, it } from 'vitest';
import { asBeginning, capitalised } from './capitalised.ts';

it.each([
  ['', ''],
  ['torenkraan', 'Torenkraan'],
  ['één kraan', 'Één kraan'],
  ['ijsmachine', 'IJsmachine'],
  ['2 kranen', '2 kranen'],
])('gives %j a capital', (text, expected) => {
  expect(capitalised(text)).toBe(expected);
  expect(asBeginning(text)).toBe(expected);
});

it.each(['iPad-kar', 'eHerkenning', 'Kraan'])('begins with %j as it is', (text) => {
  expect(asBeginning(text)).toBe(text);
});
