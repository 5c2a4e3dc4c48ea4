import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { leadHealth } from './lead-health.ts';
import { watchRefusals } from './refused-leads.ts';

const counts = { waiting: 2, dead: 1, oldestWaitingSeconds: 7200, quarantined: 0, purgeRefused: false };
const outbox = { waiting: 2, dead: 1, oldestWaitingSeconds: 7200 };
const refused = new Error('cannot execute INSERT in a read-only transaction');

function database(answers: Partial<Record<string, unknown>>): Rpc {
  return async (name) => {
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

it.each([
  [{ lead_health: refused }, { ok: false, database: 'down' }],
  [
    { lead_health: counts, lead_probe: refused },
    { ok: false, database: 'refusing', outbox, quarantined: 0, purgeRefused: false },
  ],
  [
    { lead_health: counts, lead_probe: { stuckMails: 3 } },
    { ok: false, database: 'up', outbox: { ...outbox, stuck: 3 }, quarantined: 0, purgeRefused: false },
  ],
  [
    { lead_health: counts, lead_probe: { stuckMails: 0 } },
    { ok: true, database: 'up', outbox: { ...outbox, stuck: 0 }, quarantined: 0, purgeRefused: false },
  ],
  [
    { lead_health: { ...counts, purgeRefused: true }, lead_probe: { stuckMails: 0 } },
    { ok: false, database: 'up', outbox: { ...outbox, stuck: 0 }, quarantined: 0, purgeRefused: true },
  ],
])('%j is %j', async (answers, expected) => {
  expect(await leadHealth(database(answers))).toEqual(expected);
});

describe('a watch of refusals', () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
  afterEach(() => {
    lines.length = 0;
  });

  it('knows that the last lead was refused until one is stored, or ten minutes', async () => {
    const answers: Record<string, unknown> = { lead_submit: refused, lead_health: counts };
    const { rpc, isRefusing } = watchRefusals(database(answers), log);
    expect(isRefusing()).toBe(false);
    await expect(rpc('lead_submit', {})).rejects.toThrow();
    expect(isRefusing()).toBe(true);
    expect(await leadHealth(rpc, { isRefusing })).toMatchObject({ ok: false, database: 'refusing' });
    answers.lead_submit = { status: 'stored' };
    await rpc('lead_list', {});
    expect(isRefusing()).toBe(true);
    await rpc('lead_submit', {});
    expect(isRefusing()).toBe(false);
    answers.lead_submit = refused;
    await expect(rpc('lead_submit', {})).rejects.toThrow();
    // Also when the clock is set back.
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    vi.advanceTimersByTime(10 * 60 * 1000);
    expect(isRefusing()).toBe(false);
  });

  it.each([
    ['53100', [expect.stringMatching(/disk .* is full.* free at least/)]],
    ['25006', [expect.stringMatching(/only reads/)]],
    ['ECONNREFUSED', []],
  ])('says once, until a lead is stored again, what to do after %s', async (code, expected) => {
    const answers: Record<string, unknown> = {};
    const { rpc } = watchRefusals(database(answers), log);
    const refuse = async () => {
      answers.lead_submit = Object.assign(new Error('no'), { code });
      for (let count = 0; count < 3; count += 1) await expect(rpc('lead_submit', {})).rejects.toThrow();
    };
    await refuse();
    expect(lines).toEqual(expected);
    answers.lead_submit = { status: 'stored' };
    await rpc('lead_submit', {});
    await refuse();
    expect(lines).toEqual([...expected, ...expected]);
  });
});
