import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../../supabase/functions/_shared/keyed-hash.ts';

/**
 * The same as `keyedHash`, but at once: the one of the web hands each hash to another thread, which for the three of a
 * lead took a sixth of all that storing it takes.
 */
export function nodeKeyedHash(secret: string): KeyedHash {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
}
