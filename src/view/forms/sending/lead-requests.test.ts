// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { notices } from '../../../shared/leads/notices.ts';
import { createLeadRequests, type LeadToSend, orphanedNotice, requestOf } from './lead-requests.ts';
import type { Outcome, SendResult } from './send-lead.ts';

const lead: LeadToSend = { id: 'contact', form: 'contact', values: { email: 'a@b.nl' }, website: '' };
const { sent, refused } = { sent: notices.contactSent, refused: notices.sendFailed };

beforeEach(() => sessionStorage.clear());

/** Requests whose calls end when the test says so, and whose clock it holds. */
function requests() {
  const bodies: Record<string, unknown>[] = [];
  const waiting: ((result: SendResult) => void)[] = [];
  const clock = { time: 3000 };
  const { store, ...actions } = createLeadRequests({
    send: (body) => {
      bodies.push(body);
      return new Promise((resolve) => waiting.push(resolve));
    },
    now: () => clock.time,
    elapsedMs: () => 2600,
  });
  return {
    ...actions,
    bodies,
    clock,
    state: () => store.getState(),
    request: () => requestOf(store.getState(), lead.id),
    settle: (outcome: Outcome, leadId?: string) => waiting.shift()?.({ outcome, id: leadId }),
  };
}

it('is busy until the outcome is known, and then says it', async () => {
  const { submit, settle, request, bodies } = requests();
  const done = submit(lead);
  expect(request()).toMatchObject({ busy: true, sent: 0 });
  settle('sent');
  await done;
  expect(request()).toMatchObject({ busy: false, sent: 1, notice: sent });
  expect(bodies).toEqual([
    {
      email: 'a@b.nl',
      formType: 'contact',
      website: '',
      elapsedMs: 2600,
      idempotencyKey: expect.any(String),
    },
  ]);
});

it('keeps what was sent, and what to call it by, as long as its notice stands', async () => {
  const { submit, settle, request, setNotice } = requests();
  const done = submit(lead);
  settle('sent', '3f2a9c01-55d0-4b1e-9c0a-1f2e3d4c5b6a');
  await done;
  expect(request().sentLead).toEqual({ form: 'contact', values: lead.values, reference: '3F2A9C01' });
  setNotice(lead.id, undefined);
  expect(request().sentLead).toBeUndefined();
});

it.each<[string, boolean, (former: ReturnType<typeof requests>) => void]>([
  ['its own form shows it again', true, () => {}],
  ['what was read stays away', false, ({ setNotice }) => setNotice(lead.id, undefined)],
  ['a repeated request has no answer yet', false, ({ submit }) => void submit(lead)],
  ['another address of the form shows nothing', false, () => history.replaceState(null, '', '#p=40000')],
])('after a reload %s', async (_, isShown, doNext) => {
  const before = requests();
  const done = before.submit(lead);
  before.settle('sent', '3f2a9c01-55d0-4b1e-9c0a-1f2e3d4c5b6a');
  await done;
  doNext(before);
  const { addOutlet, request } = requests();
  addOutlet(lead.id);
  const { notice, sentLead } = request();
  expect([notice, sentLead?.reference]).toEqual(isShown ? [sent, '3F2A9C01'] : [undefined, undefined]);
});

it('sends once at a time', async () => {
  const { submit, settle, bodies } = requests();
  const first = submit(lead);
  await submit(lead);
  settle('sent');
  await first;
  expect(bodies).toHaveLength(1);
});

it('keeps its key until a lead has arrived', async () => {
  const { submit, settle, bodies } = requests();
  for (const outcome of ['unreachable', 'sent', 'sent'] as const) {
    const done = submit(lead);
    settle(outcome);
    await done;
  }
  const [first, second, third] = bodies.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('has an orphaned notice when the form has left before the outcome was known', async () => {
  const { submit, settle, addOutlet, state } = requests();
  const leave = addOutlet(lead.id);
  const done = submit(lead);
  leave();
  settle('refused');
  await done;
  expect(orphanedNotice(state())).toEqual({ id: lead.id, notice: refused });
});

it.each([
  ['that was just shown follows its visitor', 4000, refused],
  ['that has been read does not', 5001, undefined],
])('a notice %s', async (_, later, notice) => {
  const { submit, settle, addOutlet, clock, request } = requests();
  const leave = addOutlet(lead.id);
  const done = submit(lead);
  settle('refused');
  await done;
  clock.time += later;
  leave();
  await Promise.resolve();
  expect(request().notice).toEqual(notice);
});

it.each([
  ['a success goes', 'sent', 'other', undefined],
  ['a failure stays', 'refused', 'other', refused],
  ['a success stays at its own form', 'sent', lead.id, sent],
] as const)('when a form is begun %s', async (_, outcome, begun, notice) => {
  const { submit, settle, begin, request } = requests();
  const done = submit(lead);
  settle(outcome);
  await done;
  begin([begun]);
  expect(request().notice).toEqual(notice);
});

it('hands a notice over to what comes in its place', async () => {
  const { setNotice, addOutlet, request } = requests();
  const leave = addOutlet(lead.id);
  setNotice(lead.id, sent);
  leave();
  addOutlet(lead.id);
  await Promise.resolve();
  expect(request().notice).toEqual(sent);
});
