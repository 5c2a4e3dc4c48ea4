import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendLead } from './send-lead.ts';

const body = {
  email: 'naam@bedrijf.nl',
  formType: 'indicative' as const,
  idempotencyKey: 'key',
  website: '',
  elapsedMs: 3000,
};
const json = (status: number, value: unknown) => () => Response.json(value, { status });
const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
const brokenJson = () => new Response('{', { headers: { 'content-type': 'application/json' } });

type Answer = () => Response;

/** The real client with a wire of our own: each request takes the next answer and is kept. */
function wire(...answers: Answer[]) {
  const requests: { url: string; body: unknown }[] = [];
  const fetch = async (input: unknown, options?: RequestInit) => {
    requests.push({ url: String(input), body: JSON.parse(String(options?.body)) });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('One request too many.');
    return answer();
  };
  const auth = { persistSession: false, autoRefreshToken: false };
  const load = async () =>
    createClient('http://site.example', 'local', {
      auth,
      global: { fetch },
    }).functions;
  return { load, requests };
}

/** Stands in for the window. */
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  // Node 20 has no WebSocket; the client wants to see one, although nothing here opens it.
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each<[string, Answer[], string]>([
  ['an answer that says ok', [json(200, { ok: true, id: '1' })], 'sent'],
  ['an answer without ok', [json(200, {})], 'refused'],
  ['an answer that says not ok', [json(200, { ok: false })], 'refused'],
  ['a page instead of an answer', [() => new Response('<p>hallo')], 'refused'],
  ['an answer that breaks off', [brokenJson], 'refused'],
  ['a refusal', [json(422, { ok: false })], 'refused'],
  ['too many requests', [json(429, { ok: false })], 'refused'],
  ['no answer, twice', [noAnswer, noAnswer], 'unreachable'],
  ['no answer, then ok', [noAnswer, json(200, { ok: true })], 'sent'],
  ['a failing server, then ok', [json(503, {}), json(200, { ok: true })], 'sent'],
  ['a failing server, twice', [json(500, {}), json(502, {})], 'refused'],
  ['no answer, then a refusal', [noAnswer, json(403, {})], 'refused'],
])('takes %s as it is', async (_, answers, outcome) => {
  const expected = answers.length;
  const { load, requests } = wire(...answers);
  expect(await sendLead(body, { load, retryDelayMs: 0 })).toMatchObject({ outcome });
  expect(requests).toEqual(
    Array.from({ length: expected }, () => ({
      url: 'http://site.example/functions/v1/send-contact-form',
      body,
    })),
  );
});

it('names the lead that the answer names', async () => {
  const { load } = wire(json(200, { ok: true, id: '3f2a9c01' }));
  expect(await sendLead(body, { load })).toEqual({ outcome: 'sent', id: '3f2a9c01' });
});

it('tries again when the client itself could not be fetched', async () => {
  const { load } = wire(json(200, { ok: true }));
  const loads = [() => Promise.reject(new Error('offline')), load];
  expect(await sendLead(body, { load: () => (loads.shift() ?? load)(), retryDelayMs: 0 })).toMatchObject({
    outcome: 'sent',
  });
});

it('tries again when a step back brings its page again, where Safari never answers', async () => {
  const { load, requests } = wire(json(200, { ok: true }));
  const loads = [() => new Promise<never>(() => undefined), load];
  const sending = sendLead(body, { load: () => (loads.shift() ?? load)(), retryDelayMs: 0 });
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await sending).toMatchObject({ outcome: 'sent' });
  expect(requests).toHaveLength(1);
});

it('gives a server that restarts two seconds', async () => {
  vi.useFakeTimers();
  const { load, requests } = wire(json(503, {}), json(200, { ok: true }));
  const sending = sendLead(body, { load, signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(1999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toMatchObject({ outcome: 'sent' });
});

it('gives up after its time, without another attempt', async () => {
  const controller = new AbortController();
  const never = vi.fn(() => new Promise<never>(() => undefined));
  const sending = sendLead(body, { load: never, signal: controller.signal });
  controller.abort(new Error('too late'));
  expect(await sending).toMatchObject({ outcome: 'unreachable' });
  expect(never).toHaveBeenCalledTimes(1);
});

it('never logs the lead', async () => {
  const log = vi.mocked(console.error);
  await sendLead(body, { load: wire(json(400, {})).load });
  expect(JSON.stringify(log.mock.calls)).not.toContain('naam@bedrijf.nl');
});
