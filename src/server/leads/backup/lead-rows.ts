import type { Rpc } from '../../../../supabase/functions/_shared/rpc.ts';
import type { CommandRpc } from '../admin/command-rpc.ts';

export type Row = Record<string, unknown>;

/** Rows of the database, by table; leads always come with, or before, their mails. */
export interface LeadRows {
  lead: Row[];
  outbox: Row[];
  rate_limit: Row[];
}

/** Leads in one call. */
const pageSize = 200;

/** Gives all rows, in pages; each lead with its mails as they are at one moment. */
export async function* dumpRows(rpc: CommandRpc): AsyncGenerator<LeadRows> {
  let after: unknown;
  for (;;) {
    const page = listOf(await rpc('lead_dump', { after, limit: pageSize }));
    const lead = page.map((entry) => Object(entry.lead));
    yield { lead, outbox: page.flatMap(({ outbox }) => listOf(outbox)), rate_limit: [] };
    if (page.length < pageSize) break;
    after = lead.at(-1)?.id;
  }
  const { outbox, rate_limit } = Object(await rpc('lead_dump', { rest: true }));
  yield { lead: [], outbox: listOf(outbox), rate_limit: listOf(rate_limit) };
}

/** Puts rows into a database, those that are there already but once. Gives their number. */
export async function loadRows(rpc: Rpc, pages: AsyncIterable<LeadRows>): Promise<number> {
  let rows = 0;
  for await (const page of pages) {
    await rpc('lead_load', { ...page });
    rows += countRows(page);
  }
  return rows;
}

/** How many rows these are. */
export function countRows({ lead, outbox, rate_limit }: LeadRows): number {
  return lead.length + outbox.length + rate_limit.length;
}

function listOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value;
  throw new TypeError('lead_dump must answer with lists of rows.');
}
