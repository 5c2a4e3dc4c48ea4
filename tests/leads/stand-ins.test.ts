import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { standIn } from './stand-ins.ts';

it('a stand-in outlives a caller who leaves before all is sent', async () => {
  const lost = vi.fn();
  process.on('unhandledRejection', lost);
  const { url, close } = await standIn(async () => ({ status: 200, body: {} }));
  const caller = connect(Number(new URL(url).port), '127.0.0.1');
  caller.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf', () => caller.destroy());
  await once(caller, 'close');
  expect((await fetch(url)).status).toBe(200);
  await close();
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
});
