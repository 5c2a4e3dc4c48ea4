import { expect, it } from 'vitest';
import { keyedHash } from '../../../supabase/functions/_shared/keyed-hash.ts';
import { nodeKeyedHash } from './node-keyed-hash.ts';

it.each([[['lead', 'a']], [['lea', 'da']], [['é', '💶', '"']], [[]]])(
  'gives for %j what the edge gives, so that a move to Supabase keeps its keys',
  async (parts: string[]) => {
    expect(nodeKeyedHash('geheim')(...parts)).toBe(await keyedHash('geheim')(...parts));
  },
);
