import { expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

it('refuses a body that says that it is too long without reading any of it', async () => {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { 'content-type': 'application/json', 'content-length': '1001' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const answer = readBody(new Request('http://localhost', init), { maxBytes: 1000, timeoutMs: 1000 });
  await expect(answer).rejects.toMatchObject({ code: 'too_large' });
  expect(pull).not.toHaveBeenCalled();
});
