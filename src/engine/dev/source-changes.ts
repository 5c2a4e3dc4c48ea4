import type { ViteDevServer } from 'vite';
import { pathIn } from '../memo/path-in.ts';

const event = 'content:sources';

/** Notifies documents that a source has changed. */
export function notifyOfSource({ ws }: Pick<ViteDevServer, 'ws'>, file: string, root: string): void {
  ws.send(event, { path: `/${pathIn(root, file)}` });
}

/**
 * Loads a document again when a source has changed. What the document loaded itself as a module, Vite replaces in its place;
 * the rest came with the document, or in a bundle.
 */
export const followSources = `<script type="module">import { createHotContext } from '/@vite/client';
performance.setResourceTimingBufferSize(5000);
createHotContext('/sources').on('${event}', ({ path }) => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  if (!loaded.includes(path)) location.reload();
});</script>`;
