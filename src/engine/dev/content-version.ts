import { randomUUID } from 'node:crypto';
import type { ViteDevServer } from 'vite';
import type { CheckedSite } from '../pipeline/check-site.ts';
import type { LiveContent } from './live-content.ts';

const told = 'content:shown';
const answer = 'content:earlier';

/** Another one for each time that the site was read, by any server. */
const versions = new WeakMap<CheckedSite, string>();

/** Answers documents that tell their version once they are connected: what changed before that, nobody told them. */
export function answerVersions({ ws }: Pick<ViteDevServer, 'ws'>, live: LiveContent): void {
  ws.on(told, ({ version }: { version: string }, client) => {
    if (version !== versionOf(live)) client.send(answer);
  });
}

/** Loads a document of the present version again, when that is an earlier one by the time that it is connected. */
export function followVersion(live: LiveContent): string {
  return `<script type="module">import { createHotContext } from '/@vite/client';
const hot = createHotContext('/version');
hot.on('${answer}', () => location.reload());
hot.send('${told}', { version: '${versionOf(live)}' });</script>`;
}

function versionOf({ checked }: LiveContent): string | undefined {
  if (checked && !versions.has(checked)) versions.set(checked, randomUUID());
  return checked && versions.get(checked);
}
