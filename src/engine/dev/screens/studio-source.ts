import type { ViteDevServer } from 'vite';
import type { RenderedStudio, StudioRenderer, StudioView } from '../../../shared/authors/studio.ts';
import { scriptJson, tabIconLink } from '../../pipeline/6-render/document.ts';
import { moduleScript } from '../bundle/entries.ts';
import type { StudioBundle } from '../bundle/studio-bundle.ts';
import { reloadFromMemory } from '../reload-from-memory.ts';
import { followSources } from '../source-changes.ts';

/** What renders a screen of the studio on the server, and hydrates it in the browser: always both of one make. */
interface StudioSource {
  isBundled: boolean;
  renderer(): Promise<StudioRenderer>;
  document(rendered: RenderedStudio, screen: { view: StudioView; address: string }): Promise<string>;
}

/**
 * Screens for developers of components: module by module once a source has changed, so that each change shows at once.
 */
const ofComponents: ReadonlySet<string> = new Set(['design', 'blocks', 'block']);

/** Chooses the source of a screen by its name. */
export function studioSources({
  server,
  bundle,
}: {
  server: ViteDevServer;
  bundle: StudioBundle;
}): (screen: string) => StudioSource {
  const bundled = (scripts: () => Promise<string>): StudioSource => ({
    isBundled: true,
    renderer: () => bundle.renderer(),
    document: async (rendered, { view }) => studioDocument(rendered, view, await scripts()),
  });
  const byModule: StudioSource = {
    isBundled: false,
    renderer: async () => {
      // The engine never imports React.
      const { studioRenderer } = await server.ssrLoadModule('/src/studio/render-studio.tsx');
      return studioRenderer;
    },
    document: (rendered, { view, address }) =>
      server.transformIndexHtml(address, studioDocument(rendered, view, moduleScript('hydrate-studio'))),
  };
  return (screen) => {
    if (!ofComponents.has(screen)) return bundled(() => bundle.scripts('hydrate-studio'));
    const present = bundle.presentScripts('hydrate-studio');
    return present === undefined ? byModule : bundled(async () => present + followSources);
  };
}

function studioDocument({ title, body, sheets }: RenderedStudio, view: StudioView, scripts: string): string {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${tabIconLink}${reloadFromMemory}${styles}</head>
<body><div id="root">${body}</div><script type="application/json" id="studio-view">${scriptJson(view)}</script>${scripts}</body></html>
`;
}
