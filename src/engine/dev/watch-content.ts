import { relative, sep } from 'node:path';
import { contentEvents } from '../../shared/authors/content-events.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { LiveContent } from './live-content.ts';

/** Debounce: editors write in several steps. */
export const settleMilliseconds = 40;

/** What the development server watches and sends with. */
interface WatchingServer {
  watcher: {
    add(paths: string[]): unknown;
    on(event: 'all', listener: (event: string, file: string) => void): unknown;
  };
  ws: { send(event: string, payload: unknown): void };
  config: { logger: { error(message: string): void } };
}

interface WatchedContent {
  folders: SiteFolders;
  /** Read once by now. */
  live: LiveContent;
  /** Called after each read. */
  report(): void;
}

/** Reads the site again when one of its files changes, and notifies browsers. */
export function watchContent(server: WatchingServer, { folders, live, report }: WatchedContent): void {
  const watched = [folders.pages, folders.schemas, folders.public];
  server.watcher.add(watched);
  let timer: NodeJS.Timeout | undefined;
  let told = siteOf(live);
  const update = async (): Promise<void> => {
    await live.refresh();
    report();
    // The editor reads the site again itself: what that read found to be different nobody was told.
    const before = told;
    told = siteOf(live);
    const siteChanged = before !== undefined && before !== told;
    server.ws.send(contentEvents.problems, {});
    server.ws.send(contentEvents.publications, live.publications);
    server.ws.send(siteChanged ? contentEvents.site : contentEvents.pages, {});
  };
  server.watcher.on('all', (_event, file) => {
    if (!watched.some((folder) => file === folder || file.startsWith(folder + sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      update().catch((error) =>
        server.config.logger.error(`${relative(folders.root, file)}: ${error.stack}`),
      );
    }, settleMilliseconds);
  });
}

/** What all pages share, such as the menu, as text to compare. */
function siteOf({ context }: LiveContent): string | undefined {
  return context && JSON.stringify(context.site);
}
