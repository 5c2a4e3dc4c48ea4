import { beforeEach, expect, it, vi } from 'vitest';
import { mailHeaders } from '../mail-types.ts';
import { resendMailer } from './resend.ts';

const send = resendMailer({
  url: 'https://mail.example',
  key: 're_1',
  from: 'HopLease <info@hoplease.example>',
});
const mail = { id: '1', to: ['ada@example.nl'], subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' };

beforeEach(() => vi.useFakeTimers());

/** The service is busy so many times, and asks for so many seconds. */
function busy(times: number, retryAfter: string | undefined) {
  let posts = 0;
  const post = vi.fn(async (_address: string, _request: RequestInit) => {
    posts += 1;
    if (posts > times) return Response.json({ id: '1' });
    const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
    return Response.json({ name: 'rate_limit_exceeded', message: 'Too many' }, { status: 429, headers });
  });
  vi.stubGlobal('fetch', post);
  return post;
}

it('hands over all of a mail, with the headers of every mail', async () => {
  const post = busy(0, undefined);
  await send({ ...mail, replyTo: 'info@hoplease.example' });
  const [address, request] = post.mock.calls[0] ?? [];
  expect(address).toBe('https://mail.example/emails');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer re_1', 'idempotency-key': '1' });
  const { id: _, ...content } = mail;
  expect(JSON.parse(String(request?.body))).toEqual({
    ...content,
    from: 'HopLease <info@hoplease.example>',
    reply_to: 'info@hoplease.example',
    headers: mailHeaders,
  });
});

it('sends with another key what the service knows to have said something else by that of its id', async () => {
  const keys: (string | null)[] = [];
  const post = vi.fn(async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const conflict = { name: 'invalid_idempotent_request', message: 'The request body was modified' };
    return keys.length === 1 ? Response.json(conflict, { status: 409 }) : Response.json({ id: '1' });
  });
  vi.stubGlobal('fetch', post);
  await send(mail);
  expect(keys).toEqual(['1', expect.stringMatching(/^[\w-]{36}$/)]);
});

it.each([
  ['once, for a moment', 1, '1', 1000, 2],
  ['once, for as long as it waits', 1, '3', 3000, 2],
  ['three times', 3, '0', 0, 4],
])('waits for a service that is busy %s', async (_what, times, retryAfter, waits, posts) => {
  const post = busy(times, retryAfter);
  const sent = send(mail);
  if (waits > 0) {
    await vi.advanceTimersByTimeAsync(waits - 1);
    expect(post).toHaveBeenCalledOnce();
  }
  await vi.runAllTimersAsync();
  await sent;
  expect(post).toHaveBeenCalledTimes(posts);
});

it.each([
  ['longer than it waits', 1, '4', 1],
  ['for a time that it does not give', 1, undefined, 1],
  ['until a moment that is no number', 1, 'Wed, 25 Nov 2026 12:00:00 GMT', 1],
  ['each time', 4, '0', 4],
])('leaves the mail in the outbox when the service is busy %s', async (_what, times, retryAfter, posts) => {
  const post = busy(times, retryAfter);
  const refused = expect(send(mail)).rejects.toMatchObject({ code: 'HTTP_429', permanent: false });
  await vi.runAllTimersAsync();
  await refused;
  expect(post).toHaveBeenCalledTimes(posts);
});
