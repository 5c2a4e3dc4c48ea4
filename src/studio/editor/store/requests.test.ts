import { expect, it, vi } from 'vitest';
import { requestChange } from './requests.ts';

/** A development server that refuses every token but that of its present run. */
function server(): { run: string } {
  const present = { run: 'first' };
  vi.stubGlobal('fetch', async (address: string, sent?: RequestInit) => {
    if (address.endsWith('/sleutel')) return Response.json({ token: present.run });
    const isOwn = new Headers(sent?.headers).get('x-studio-token') === present.run;
    return isOwn ? Response.json({ hash: present.run }) : new Response(null, { status: 403 });
  });
  return present;
}

const save = (): Promise<unknown> =>
  requestChange('PUT bestand', { name: 'contact.json', body: { text: '{}', hash: '' } });

it('saves also after the server was stopped and started again', async () => {
  const present = server();
  await save();
  present.run = 'second';
  expect(await save()).toEqual({ hash: 'second' });
});

it('says that the server refuses, when it does so twice', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/sleutel') ? Response.json({ token: 'x' }) : new Response(null, { status: 403 }),
  );
  await expect(save()).rejects.toThrow('The server answered 403.');
});
