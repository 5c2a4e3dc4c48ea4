import { expect, it } from 'vitest';
import { dutchSound } from './dutch-sound.ts';

it.each([
  ['contact', 'kontakt'],
  ['truck', 'truk', 'trucks'],
  ['tractor', 'traktor', 'tracktor', 'tractors'],
  ['bus', 'bussen'],
  ['prijs', 'prijzen', 'preis'],
  ['kosten', 'kost'],
  ['machine', 'machines'],
  ['bak', 'bakken'],
  ['band', 'banden', 'bant'],
  ['hydrauliek', 'hidraulik'],
])('hears the same in %j', (...words) => {
  expect(new Set(words.map(dutchSound)).size).toBe(1);
});

it.each([
  ['bus', 'bui'],
  ['bak', 'baan'],
  ['gras', 'graaf'],
  ['lease', 'lees'],
  ['rit', 'reis'],
  ['n1', 'n11'],
])('distinguishes %j and %j', (one, other) => {
  expect(dutchSound(one)).not.toBe(dutchSound(other));
});
