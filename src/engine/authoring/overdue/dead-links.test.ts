import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

let server: Server;
let origin: string;
let visits = 0;

/** What a path answers; the others are 200. */
const statuses: Record<string, number> = { '/weg': 404, '/voorgoed': 410, '/kapot': 503, '/robot': 403 };

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    visits += url === '/soms' ? 1 : 0;
    if (url === '/traag') return;
    response.statusCode = url === '/soms' && visits === 1 ? 500 : (statuses[url] ?? 200);
    response.end('Hier staat iets.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('names what is gone, broken or silent, once, and forgives one bad moment', async () => {
  const paths = ['/', '/weg', '/weg', '/voorgoed', '/kapot', '/robot', '/soms', '/traag'];
  const unknown = 'http://nergens.invalid/';
  const addresses = [...paths.map((path) => origin + path), unknown];
  expect(await deadLinks(addresses, { timeout: 1000, pause: 10 })).toEqual([
    { address: `${origin}/weg`, why: 'de pagina is er niet meer (404)' },
    { address: `${origin}/voorgoed`, why: 'de pagina is er niet meer (410)' },
    { address: `${origin}/kapot`, why: 'de site geeft een fout (503)' },
    { address: `${origin}/traag`, why: 'de site antwoordt niet op tijd' },
    { address: unknown, why: 'de site is niet te bereiken' },
  ]);
});
