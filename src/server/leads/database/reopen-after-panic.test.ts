import { beforeEach, expect, it, vi } from 'vitest';
import type { LeadDatabase } from './lead-database.ts';
import { reopenAfterPanic } from './reopen-after-panic.ts';

let opened: number;
let hasSpace: boolean;
/** What the database that is open answers. */
let failure: Error | undefined;
let called: string[];

async function open(): Promise<LeadDatabase> {
  opened += 1;
  const own = opened;
  return {
    description: 'a database',
    rpc: async (name) => {
      called.push(`${own} ${name}`);
      await Promise.resolve();
      if (failure) throw failure;
      return own;
    },
    compact: async () => {
      called.push(`${own} compact`);
    },
    close: async () => {
      called.push(`${own} close`);
    },
  };
}

const panic = Object.assign(new Error('could not write to log file'), { code: '53100', severity: 'PANIC' });
const start = () => reopenAfterPanic({ open, hasSpace: async () => hasSpace });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  opened = 0;
  hasSpace = true;
  failure = undefined;
  called = [];
});

it('asks a database that panicked nothing more, not even what waited, and never closes it', async () => {
  hasSpace = false;
  const { rpc, close } = await start();
  failure = panic;
  const answers = await Promise.allSettled([
    rpc('lead_list', {}),
    rpc('lead_health', {}),
    rpc('lead_dump', {}),
  ]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual([
    '53100',
    'NOT_OPEN',
    'NOT_OPEN',
  ]);
  await close();
  expect(called).toEqual(['1 lead_list']);
});

it('reopens it once there is space, and tries that no more than once in five seconds', async () => {
  const { rpc } = await start();
  failure = panic;
  await expect(rpc('lead_list', {})).rejects.toBe(panic);
  hasSpace = false;
  await expect(rpc('lead_list', {})).rejects.toMatchObject({ code: 'NOT_OPEN' });
  hasSpace = true;
  await expect(rpc('lead_list', {})).rejects.toMatchObject({ code: 'NOT_OPEN' });
  vi.advanceTimersByTime(5000);
  // Full again at once: the second database ends too.
  await expect(rpc('lead_list', {})).rejects.toBe(panic);
  await expect(rpc('lead_list', {})).rejects.toMatchObject({ code: 'NOT_OPEN' });
  vi.advanceTimersByTime(5000);
  failure = undefined;
  expect(await rpc('lead_list', {})).toBe(3);
});

it('does not compact without space, which would end it', async () => {
  const { compact } = await start();
  hasSpace = false;
  await expect(compact()).rejects.toThrow(/free at least 64 MB, and then npm run leads -- purge/);
  hasSpace = true;
  await compact();
  expect(called).toEqual(['1 compact']);
});

it('leaves one open that only refuses', async () => {
  const { rpc, close } = await start();
  failure = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });
  await expect(rpc('lead_submit', {})).rejects.toBe(failure);
  failure = undefined;
  expect(await rpc('lead_submit', {})).toBe(1);
  await close();
  expect(called.at(-1)).toBe('1 close');
});

it('keeps nobody waiting behind a flood of leads: calls of one name in their order, names in rotation, and closing last', async () => {
  const { rpc, close } = await start();
  const flood = Array.from({ length: 4 }, () => rpc('lead_submit', {}));
  const others = [rpc('outbox_settle', {}), rpc('outbox_settle', {}), rpc('lead_health', {})];
  await Promise.all([...flood, close(), ...others]);
  expect(called.map((call) => call.slice(2))).toEqual([
    'lead_submit',
    'outbox_settle',
    'lead_health',
    'lead_submit',
    'outbox_settle',
    'lead_submit',
    'lead_submit',
    'close',
  ]);
});
