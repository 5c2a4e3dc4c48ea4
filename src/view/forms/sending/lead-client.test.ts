import { expect, it, vi } from 'vitest';
import { leadFunction } from '../../../shared/site/server-paths.ts';
import { loadLeadClient } from './lead-client.ts';

it('goes on when its page is left, and says from which page it comes, also to another origin', async () => {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('https://site.example/contact'));
  const client = await loadLeadClient();
  const { signal } = new AbortController();
  expect(await client.invoke(leadFunction, { body: {}, signal })).toMatchObject({ data: { ok: true } });
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toBe('https://site.example/functions/v1/send-contact-form');
  expect(request).toMatchObject({ keepalive: true, referrerPolicy: 'no-referrer-when-downgrade' });
});
