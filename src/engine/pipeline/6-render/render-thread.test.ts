import { afterEach, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { projectMemo } from '../../../../tests/project-memo.ts';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { buildApp } from '../../bundle/build-app.ts';
import { brandedFrame } from './branded-frame.ts';
import { RenderThread } from './render-thread.ts';

/** Renders the address of a page as its body, but for two of them. */
const renderer = `export const renderer = {
  renderPage({ path }) {
    if (path === '/wrong') throw new Error('This page is wrong.');
    if (path === '/end') process.exit();
    return { head: '', sheets: [], body: path, offlineNotice: '', firstView: {} };
  },
};`;

let renderWorker: string;
let thread: RenderThread;

beforeAll(async () => {
  ({ renderWorker } = await buildApp({ root: projectRoot, memo: projectMemo }));
});

function start(rendererAddress = `data:text/javascript,${encodeURIComponent(renderer)}`): void {
  const frame = brandedFrame({
    styles: { sheets: {}, fonts: [] },
    loader: '',
    blockScripts: {},
  });
  thread = new RenderThread({ renderWorker, rendererAddress }, { site: exampleSite, frame });
}

afterEach(() => thread.close());

async function bodyOf(path: string): Promise<string | undefined> {
  const html = await thread.document({ page: JSON.stringify({ path }), structuredData: '[]' });
  return /<body>(.*?)<script/.exec(Buffer.from(html).toString())?.[1];
}

test('each caller gets the document of its own page', async () => {
  start();
  const paths = ['/a', '/b', '/c €'];
  expect(await Promise.all(paths.map(bodyOf))).toEqual(paths);
});

test('a page that cannot be rendered stops no other', async () => {
  start();
  const [wrong, right] = await Promise.allSettled([bodyOf('/wrong'), bodyOf('/a')]);
  expect(wrong).toMatchObject({ status: 'rejected', reason: { message: 'This page is wrong.' } });
  expect(right).toEqual({ status: 'fulfilled', value: '/a' });
});

test('nobody waits for a thread that has ended', async () => {
  start();
  const ended = { status: 'rejected', reason: { message: 'The thread that renders has ended.' } };
  expect(await Promise.allSettled([bodyOf('/end'), bodyOf('/a')])).toMatchObject([ended, ended]);
  await expect(bodyOf('/b')).rejects.toThrow('has ended');
});

test('nobody waits for a thread that cannot start', async () => {
  start('data:text/javascript,throw new Error("No renderer.")');
  await expect(bodyOf('/a')).rejects.toThrow('No renderer.');
  await expect(bodyOf('/b')).rejects.toThrow('No renderer.');
});
