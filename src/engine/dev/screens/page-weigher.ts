import type { StudioPage } from '../../../shared/authors/studio.ts';
import { PageSizes } from '../../authoring/catalogue/page-sizes.ts';
import { readBudgets } from '../../bundle/budgets.ts';
import { buildInlineScripts, type InlineScripts } from '../../bundle/inline-scripts.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { brandedFrame } from '../../pipeline/6-render/branded-frame.ts';
import { htmlDocument } from '../../pipeline/6-render/document.ts';
import type { LiveContent } from '../live-content.ts';
import { loadView, loadWeighedStyles, type ModuleLoader } from '../load-view.ts';
import { asBuilt } from './as-built.ts';

/** As long as a build's addresses. */
const script = '/assets/xxxxxxxx.js';
const files = {
  loaderFiles: { react: script, main: script, styles: '/assets/site-xxxxxxxx.css' },
  printStylesheet: '/assets/print-xxxxxxxx.css',
};

/** Weighs pages as a build would write them. */
export class PageWeigher {
  readonly #modules: ModuleLoader;
  readonly #live: LiveContent;
  readonly #folders: SiteFolders;
  readonly #sizes: PageSizes;
  /** Of the document of a page, in bytes. */
  readonly limit: number;
  #scripts: Promise<InlineScripts> | undefined;

  constructor(modules: ModuleLoader, live: LiveContent, folders: SiteFolders) {
    const { limits } = readBudgets(folders.root);
    this.#modules = modules;
    this.#live = live;
    this.#folders = folders;
    this.#sizes = new PageSizes(limits);
    this.limit = limits.content;
  }

  /** The page with its size; as it was where it cannot be shown. */
  async withSize(page: StudioPage): Promise<StudioPage> {
    const { context, shown } = this.#live;
    const resolved = shown && (await asBuilt(shown))(page.path);
    if (!context || !resolved) return page;
    const { renderer } = await loadView(this.#modules);
    const { styles, rename } = await loadWeighedStyles(this.#modules);
    const scripts = await this.#inlineScripts();
    const { site, authored } = context;
    const frame = brandedFrame({ styles, ...files, ...scripts }, authored.brand);
    const size = await this.#sizes.measure(renderer, {
      path: page.path,
      content: JSON.stringify([resolved, site, authored.brand]),
      make: () =>
        rename(htmlDocument(renderer.renderPage(resolved.page, site), resolved.structuredData, frame)),
    });
    return { ...page, size };
  }

  /** Those that did not build are built again for the next page. */
  #inlineScripts(): Promise<InlineScripts> {
    if (this.#scripts) return this.#scripts;
    const made = buildInlineScripts(this.#folders.root);
    this.#scripts = made;
    made.catch(() => {
      if (this.#scripts === made) this.#scripts = undefined;
    });
    return made;
  }
}
