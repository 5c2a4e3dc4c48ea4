import { expect, it } from 'vitest';
import { closestFinder } from './closest-finder.ts';

it('finds the nearest name', () => {
  const nearest = closestFinder(['/contact', '/calculator']);
  expect([nearest('/contcat'), nearest('/contcat'), nearest('/iets-anders')]).toEqual([
    '/contact',
    '/contact',
    undefined,
  ]);
});

it('stops guessing after very many comparisons, so that a check of a large site ends', () => {
  const nearest = closestFinder(Array.from({ length: 100_000 }, (_, index) => `/pagina-${index}`));
  const guesses = ['/pagina-1x', '/pagina-2x', '/pagina-3x', '/pagina-4x', '/pagina-1x'].map(nearest);
  expect(guesses.map((guess) => guess !== undefined)).toEqual([true, true, true, false, true]);
});
