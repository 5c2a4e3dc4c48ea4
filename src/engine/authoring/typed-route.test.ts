import { expect, it } from 'vitest';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { typedRoute } from './typed-route.ts';

it.each([
  ['/a/b', '/a/b'],
  ['a/b/', '/a/b'],
  ['pages/a/b.json', '/a/b'],
  ['./pages/a/index.json', '/a'],
  ['pages\\a\\b.json', '/a/b'],
  ['C:/Program Files/Git/a/b', '/a/b'],
  ['C:/Users/Jan/AppData/Local/Programs/Git/', '/'],
  ['/a/b.html', '/a/b'],
  ['https://www.hoplease.example/a/b?x=1#y', '/a/b'],
  ['/pages', '/pages'],
  ['/', '/'],
  [' /a/b ', '/a/b'],
])('reads %s as %s', (typed, route) => {
  expect(typedRoute(typed)).toBe(route);
});

it.each([
  ['/Équipment/Tank Wagen', 'Bedoel je "/equipment/tank-wagen"?'],
  ['/a_b/c--d', 'Bedoel je "/a-b/c-d"?'],
  ['', 'Er is nog geen adres. Vul het in, bijvoorbeeld /equipment/tankwagen.'],
  [' ', 'Er is nog geen adres.'],
  ['/…', 'past niet in een webadres: gebruik alleen kleine letters, cijfers en streepjes.'],
])('refuses %s and offers what would fit', (typed, message) => {
  expect(() => typedRoute(typed)).toThrow(CouldNotRunError);
  expect(() => typedRoute(typed)).toThrow(message);
});
