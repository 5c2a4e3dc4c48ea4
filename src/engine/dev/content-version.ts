import { randomUUID } from 'node:crypto';
import { contentEvents } from '../../shared/authors/content-events.ts';
import { memoized } from '../../shared/memoized.ts';
import type { CheckedSite } from '../pipeline/check-site.ts';
import type { LiveContent } from './live-content.ts';

const shownEvent = 'content:shown';
const answer = 'content:earlier';

/** What hears of connected documents. */
interface ConnectedServer {
  ws: {
    on(
      event: string,
      listener: (shown: { version: string }, client: { send(event: string): void }) => void,
    ): unknown;
  };
}

/** Another one for each time that the site was read, by any server. */
const versionOf = memoized<CheckedSite, string>(() => randomUUID(), new WeakMap());

/**
 * Answers documents that send their version once they are connected: nothing reported to them what changed before that.
 */
export function answerVersions({ ws }: ConnectedServer, live: LiveContent): void {
  ws.on(shownEvent, ({ version }, client) => {
    if (version !== shownVersion(live)) client.send(answer);
  });
}

/**
 * Loads a document of the present version again, when that is an earlier one by the time that it is connected, or becomes one
 * before the page is hydrated: from then on it follows changes itself.
 */
export function followVersion(live: LiveContent): string {
  return `<script type="module">import { createHotContext } from '/@vite/client';
const hot = createHotContext('/version');
hot.on('${answer}', () => location.reload());
hot.on('${contentEvents.problems}', () => 'hydrated' in document.documentElement.dataset || location.reload());
hot.send('${shownEvent}', { version: '${shownVersion(live)}' });</script>`;
}

/** Empty before the first read. */
function shownVersion({ checked }: LiveContent): string {
  return checked === undefined ? '' : versionOf(checked);
}
