import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Renderer } from '../../../shared/page/renderer.ts';
import { contentType } from '../../../shared/site/content-type.ts';
import type { App } from '../../bundle/build-app.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { pageResolver } from '../../pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../../pipeline/5-resolve/resolve-checked.ts';
import { brandedFrame } from '../../pipeline/6-render/branded-frame.ts';
import { htmlDocument } from '../../pipeline/6-render/document.ts';
import { checkSite } from '../../pipeline/check-site.ts';

interface Answer {
  body: string | Buffer;
  contentType: string;
}

/** A version of a site, rendered lazily. */
export interface RenderedSite {
  has(route: string): boolean;
  answer(path: string): Promise<Answer | undefined>;
}

/** Opens a version, errors included: pages that fail to render are absent, as old versions fit other schemas. */
export async function openRenderedSite(folders: SiteFolders, app: App): Promise<RenderedSite> {
  const checked = await checkSite(folders);
  const context = attempt(() => resolveChecked(checked));
  const resolve = context && pageResolver(checked.files, context);
  const { renderer }: { renderer: Renderer } = await import(app.rendererAddress);
  const pages = new Map<string, string>();
  const render = (route: string): string | undefined => {
    const known = pages.get(route);
    if (known !== undefined || context === undefined) return known;
    const html = attempt(() => {
      const resolved = resolve?.(route);
      if (!resolved) return undefined;
      const rendered = renderer.renderPage(resolved.page, context.site);
      const frame = { styles: app.styles, loader: '', blockScripts: {} };
      return htmlDocument(rendered, resolved.structuredData, brandedFrame(frame, context.authored.brand));
    });
    if (html !== undefined) pages.set(route, html);
    return html;
  };
  return {
    has: (route) => render(route) !== undefined,
    async answer(path) {
      const html = render(path);
      if (html !== undefined) return { body: html, contentType: contentType('.html') };
      if (path.includes('..')) return undefined;
      for (const folder of [app.browserFolder, folders.public]) {
        const body = await readFile(join(folder, path)).catch(() => undefined);
        if (body !== undefined) return { body, contentType: contentType(path) };
      }
      return undefined;
    },
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
