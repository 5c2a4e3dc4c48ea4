import { expect, it } from 'vitest';
import { LiveContent } from '../../src/engine/dev/live-content.ts';
import { StudioScreens } from '../../src/engine/dev/studio-screens.ts';
import { exampleFolders } from '../example-site.ts';

it('stops weighing pages once nobody waits for their weights', async () => {
  const live = new LiveContent(exampleFolders);
  await live.refresh();
  const gone = new AbortController();
  const loader = {
    ssrLoadModule: (path: string) => {
      if (path.endsWith('styles.ts')) gone.abort();
      return import(path);
    },
  };
  const screens = new StudioScreens(loader, live, exampleFolders);
  const query = new URLSearchParams('gewogen=ja');
  const screen = await screens.at('/paginas', { query, gone: gone.signal });
  const weights = screen.name === 'pages' ? screen.list.pages.map(({ size }) => size !== undefined) : [];
  expect(weights.length).toBeGreaterThan(2);
  expect(weights).toEqual(weights.map((_weight, at) => at === 0));
});
