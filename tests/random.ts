/** Repeatable whole numbers below 2^32 (mulberry32): with the same seed a failure comes back. */
function randomBits(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Repeatable numbers from 0 up to 1. */
export function randomNumbers(seed: number): () => number {
  const bits = randomBits(seed);
  return () => bits() / 2 ** 32;
}

/** Repeatable whole numbers below the one that is asked for. */
export function randomIntegers(seed: number): (below: number) => number {
  const bits = randomBits(seed);
  return (below) => bits() % below;
}
