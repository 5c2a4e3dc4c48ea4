import { expect, it, vi } from 'vitest';
import { readResource, requestChange, tryChange } from './requests.ts';

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

it('asks for a file by its path, also where a name in it is no address', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ text: '{}', hash: '' });
  });
  await readResource('bestand', { name: 'over ons/50% korting?.json' });
  expect(asked).toEqual(['/_kit/bewerken/bestand/over%20ons/50%25%20korting%3F.json']);
});

it.each([
  ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch')), 'antwoordt niet'],
  ['fails', async () => new Response('<!DOCTYPE html>', { status: 500 }), 'in de server ging iets mis'],
])('says in words that the server %s', async (_what, fetched, words) => {
  vi.stubGlobal('fetch', fetched);
  const answer = await tryChange('POST woord', { body: { word: 'laadklep' } });
  expect(answer).toEqual({ message: expect.stringContaining(words) });
});

it('says that the server refuses, when it does so twice', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/sleutel') ? Response.json({ token: 'x' }) : new Response(null, { status: 403 }),
  );
  await expect(save()).rejects.toThrow('The server answered 403.');
});
