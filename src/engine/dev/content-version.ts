import { randomUUID } from 'node:crypto';
import type { ViteDevServer } from 'vite';
import { memoized } from '../../shared/memoized.ts';
import type { CheckedSite } from '../pipeline/check-site.ts';
import type { LiveContent } from './live-content.ts';

const shownEvent = 'content:shown';
const answer = 'content:earlier';

/** Another one for each time that the site was read, by any server. */
const versionOf = memoized<CheckedSite, string>(() => randomUUID(), new WeakMap());

/**
 * Answers documents that send their version once they are connected: nothing reported to them what changed before that.
 */
export function answerVersions({ ws }: Pick<ViteDevServer, 'ws'>, live: LiveContent): void {
  ws.on(shownEvent, ({ version }: { version: string }, client) => {
    if (version !== shownVersion(live)) client.send(answer);
  });
}

/** Loads a document of the present version again, when that is an earlier one by the time that it is connected. */
export function followVersion(live: LiveContent): string {
  return `<script type="module">import { createHotContext } from '/@vite/client';
const hot = createHotContext('/version');
hot.on('${answer}', () => location.reload());
hot.send('${shownEvent}', { version: '${shownVersion(live)}' });</script>`;
}

function shownVersion({ checked }: LiveContent): string | undefined {
  return checked && versionOf(checked);
}
