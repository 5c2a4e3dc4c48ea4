import { expect, it } from 'vitest';
import type { CommandRpc } from './command-rpc.ts';
import { listLeads } from './listed-lead.ts';

it('lists all leads, also those behind the first five hundred', async () => {
  const stored = Array.from({ length: 1001 }, (_, index) => ({ id: `${index}`, createdAt: `at ${index}` }));
  const rpc: CommandRpc = async (_name, { limit, before }) => {
    const start = before === undefined ? 0 : stored.findIndex(({ id }) => id === Object(before).id) + 1;
    return stored.slice(start, start + Number(limit));
  };
  const listed: string[] = [];
  for await (const { id } of listLeads(rpc)) listed.push(id);
  expect(listed).toEqual(stored.map(({ id }) => id));
});
