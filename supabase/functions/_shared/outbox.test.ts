import { expect, it } from 'vitest';
import type { Mail } from './mail-types.ts';
import { drainOutbox } from './outbox.ts';
import type { Rpc } from './rpc.ts';
import type { LeadItem, OutboxItem } from './stored-lead.ts';

interface Row {
  item: OutboxItem;
  status: 'due' | 'claimed' | 'waiting' | 'sent' | 'dead';
  error?: unknown;
}

/** A database that keeps the contract: claims lease a row, a retry waits, and only the last claim may settle. */
function memoryOutbox(count: number, kind: LeadItem['kind'] = 'visitor') {
  const rows: Row[] = Array.from({ length: count }, (_, index) => ({
    item: item(`mail-${index}`, kind),
    status: 'due',
  }));
  const after = { sent: 'sent', retry: 'waiting', dead: 'dead' } as const;
  const rpc: Rpc = async (name, args) => {
    if (name === 'outbox_claim') {
      const { kinds } = args;
      const due = rows
        .filter(
          ({ status, item }) => status === 'due' && (!Array.isArray(kinds) || kinds.includes(item.kind)),
        )
        .slice(0, Number(args.limit));
      for (const row of due) {
        row.status = 'claimed';
        row.item.attempts += 1;
      }
      return due.map((row) => ({ ...row.item }));
    }
    const row = rows.find((candidate) => candidate.item.id === args.id);
    const outcome = args.outcome as keyof typeof after;
    if (name !== 'outbox_settle' || !row) throw new Error(`unexpected ${name}`);
    if (row.item.attempts !== args.attempts) return { status: 'stale' };
    row.status = after[outcome];
    row.error = args.error;
    return { status: 'settled' };
  };
  return { rows, rpc };
}

function item(id: string, kind: LeadItem['kind']): OutboxItem {
  const lead = {
    id: `lead-of-${id}`,
    formType: 'contact',
    email: 'ada@bedrijf.example',
    createdAt: '',
    fields: {},
  };
  return { id, kind, attempts: 0, hasVisitorMail: true, lead };
}

const render = ({ id }: OutboxItem): Mail => ({ id, to: ['a@b.example'], subject: '', text: '', html: '' });

function work(rpc: Rpc, send: (mail: Mail) => Promise<void>) {
  const lines: string[] = [];
  return { lines, drained: drainOutbox({ rpc, send, render, log: (line) => lines.push(line) }) };
}

it('sends everything that is due, each mail once and a few side by side', async () => {
  const { rows, rpc } = memoryOutbox(23);
  const sent: string[] = [];
  let busy = 0;
  let busiest = 0;
  const { drained, lines } = work(rpc, async ({ id }) => {
    busiest = Math.max(busiest, ++busy);
    await new Promise((resolve) => setTimeout(resolve, 1));
    busy -= 1;
    sent.push(id);
  });
  expect(await drained).toEqual({ sent: 23, failed: 0, dead: 0 });
  expect(new Set(sent).size).toBe(23);
  expect(busiest).toBeGreaterThan(1);
  expect(busiest).toBeLessThanOrEqual(4);
  expect(rows.every(({ status }) => status === 'sent')).toBe(true);
  expect(lines).toEqual(['{"event":"outbox","sent":23,"failed":0,"dead":0}']);
});

it('says nothing when nothing is due', async () => {
  const { drained, lines } = work(memoryOutbox(0).rpc, async () => {});
  expect(await drained).toEqual({ sent: 0, failed: 0, dead: 0 });
  expect(lines).toEqual([]);
});

it('tries a mail that failed again later, sets a refused one aside, and goes on with the others', async () => {
  const { rows, rpc } = memoryOutbox(6);
  const { drained, lines } = work(rpc, async ({ id }) => {
    if (id === 'mail-1')
      throw Object.assign(new Error('451 <ada@bedrijf.example> later, ada@bedrijf.example.'), {
        code: 'SMTP_451',
      });
    if (id === 'mail-2')
      throw Object.assign(new Error('550 no'), { permanent: true, code: 'ada@bedrijf.example' });
  });
  expect(await drained).toEqual({ sent: 4, failed: 1, dead: 1 });
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'waiting', 'dead', 'sent', 'sent', 'sent']);
  expect(rows[1]?.error).toBe('451 (address) later, (address).');
  expect(lines.sort()).toEqual([
    '{"event":"outbox","id":"mail-1","kind":"visitor","attempts":1,"outcome":"retry","code":"SMTP_451"}',
    '{"event":"outbox","id":"mail-2","kind":"visitor","attempts":1,"outcome":"dead","code":"Error"}',
    '{"event":"outbox","sent":4,"failed":1,"dead":1}',
  ]);
  expect(lines.join()).not.toContain('@');
});

it.each([
  ['of one word', 'x'.repeat(300_000), 'x'.repeat(300)],
  [
    'with an address',
    `${'x '.repeat(100)}ada@bedrijf.example ${'y '.repeat(150_000)}`,
    /^(x ){100}\(address\) (y ){45}$/,
  ],
])('keeps the beginning of an endless error %s, and goes on at once', async (_what, said, kept) => {
  const { rows, rpc } = memoryOutbox(1);
  await work(rpc, () => Promise.reject(new Error(said))).drained;
  expect(rows[0]?.error).toEqual(expect.stringMatching(kept));
  expect(String(rows[0]?.error)).toHaveLength(300);
});

it.each([
  ['visitor', 'dead', '550 no The mail is set aside.'],
  ['company', 'waiting', '550 no Check LEADS_TO; the mail is tried again.'],
] as const)('what is refused for good ends so for the %s: %s', async (kind, status, error) => {
  const { rows, rpc } = memoryOutbox(1, kind);
  await work(rpc, () => Promise.reject(Object.assign(new Error('550 no'), { permanent: true }))).drained;
  expect(rows).toMatchObject([{ status, error }]);
});

it('keeps a mail that cannot be rendered, and sends the others', async () => {
  const { rows, rpc } = memoryOutbox(2);
  const broken = (claimed: OutboxItem): Mail => {
    if (claimed.id === 'mail-0') throw new RangeError('Invalid time value');
    return render(claimed);
  };
  const totals = await drainOutbox({ rpc, send: async () => {}, render: broken, log: () => {} });
  expect(totals).toEqual({ sent: 1, failed: 1, dead: 0 });
  expect(rows.map(({ status }) => status)).toEqual(['waiting', 'sent']);
});

it('posts to the webhook where no mail can be sent, and leaves mails as they are', async () => {
  const { rows, rpc } = memoryOutbox(6);
  rows.push({ item: item('post-0', 'webhook'), status: 'due' });
  const posted: string[] = [];
  const post = async ({ id }: LeadItem) => void posted.push(id);
  const lines: string[] = [];
  const totals = await drainOutbox({ rpc, post, render, log: (line) => lines.push(line) });
  expect(totals).toEqual({ sent: 1, failed: 0, dead: 0 });
  expect(posted).toEqual(['post-0']);
  expect(rows.map(({ status, item }) => [status, item.attempts])).toEqual([
    ...Array(6).fill(['due', 0]),
    ['sent', 1],
  ]);
});

it('leaves what is for a webhook as it is where there is none', async () => {
  const { rows, rpc } = memoryOutbox(2, 'webhook');
  rows.push({ item: item('mail-a', 'company'), status: 'due' });
  expect(await work(rpc, async () => {}).drained).toEqual({ sent: 1, failed: 0, dead: 0 });
  expect(rows.map(({ status, item }) => [status, item.attempts])).toEqual([
    ['due', 0],
    ['due', 0],
    ['sent', 1],
  ]);
});

it('says of a mail whose attempts are used up that it is given up', async () => {
  const { rpc } = memoryOutbox(1);
  const last: Rpc = async (name, args) =>
    name === 'outbox_settle' ? { status: 'settled', dead: true } : rpc(name, args);
  const { drained, lines } = work(last, () => Promise.reject(new Error('451 later')));
  expect(await drained).toEqual({ sent: 0, failed: 0, dead: 1 });
  expect(lines[0]).toBe(
    '{"event":"outbox","id":"mail-0","kind":"visitor","attempts":1,"outcome":"dead","code":"Error"}',
  );
});

it('settles once more when the connection was lost in between', async () => {
  const { rows, rpc } = memoryOutbox(1);
  let calls = 0;
  const flaky: Rpc = (name, args) => {
    if (name === 'outbox_settle' && ++calls === 1) return Promise.reject(new Error('connection lost'));
    return rpc(name, args);
  };
  const { drained, lines } = work(flaky, async () => {});
  await drained;
  expect(rows[0]?.status).toBe('sent');
  expect(lines).toHaveLength(1);
});

it('goes on when the outcome of one mail cannot be noted; that mail stays claimed', async () => {
  const { rows, rpc } = memoryOutbox(9);
  const failing: Rpc = (name, args) =>
    args.id === 'mail-3' ? Promise.reject(new Error('lead ada@bedrijf.example')) : rpc(name, args);
  const { drained, lines } = work(failing, async () => {});
  expect(await drained).toEqual({ sent: 9, failed: 0, dead: 0 });
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(8);
  expect(rows[3]?.status).toBe('claimed');
  expect(lines.join()).toContain('"id":"mail-3"');
  expect(lines.join()).not.toContain('@');
});

it('takes it that another worker settled a mail meanwhile', async () => {
  const { rows, rpc } = memoryOutbox(1);
  const { drained } = work(rpc, async () => {
    const [row] = rows;
    if (row) row.item.attempts += 1;
  });
  await drained;
  expect(rows[0]?.status).toBe('claimed');
});

it.each([
  ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED ada@bedrijf.example'))],
  ['answers with something else', () => Promise.resolve({ error: 'no' })],
])('ends quietly when the database %s', async (_, rpc) => {
  const { drained, lines } = work(rpc, async () => {});
  expect(await drained).toEqual({ sent: 0, failed: 0, dead: 0 });
  expect(lines).toEqual([expect.stringContaining('the next round asks again')]);
  expect(lines.join()).not.toContain('@');
});
