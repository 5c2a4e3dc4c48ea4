import { hmac } from './hmac.ts';

/** A hash that reveals nothing of its parts without the secret. */
export type KeyedHash = (...parts: readonly string[]) => string | Promise<string>;

/** A keyed hash, in any runtime. */
export function keyedHash(secret: string): KeyedHash {
  const sign = hmac(secret);
  // As JSON, so that the boundaries of parts count.
  return (...parts) => sign(JSON.stringify(parts));
}
