import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { StudioRenderer } from '../../../shared/studio.ts';
import { hashSources } from '../../memo/engine-hash.ts';
import { Memo } from '../../memo/memo.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';

/** Of which the bundle is made. */
const sources = ['src', 'vite.config.ts', 'package-lock.json'];

/** What nobody calls waiting, in milliseconds. */
const soon = 300;

/** The studio as a few files: module by module a browser waits for seven hundred. */
export class StudioBundle {
  readonly #folders: SiteFolders;
  #folder: Promise<string> | undefined;

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  /** The folder with the bundle of the present sources; its name is their hash. Rejects when they do not build. */
  folder(): Promise<string> {
    this.#folder ??= this.#make().catch((error) => {
      this.#folder = undefined;
      throw error;
    });
    return this.#folder;
  }

  /** Whether the bundle is there, or comes at once. */
  isReady(): Promise<boolean> {
    return Promise.race([this.folder().then(() => true), setTimeout(soon, false)]);
  }

  /** A source changed: the next screen gets another bundle. */
  forget(): void {
    this.#folder = undefined;
  }

  /** The studio's renderer. */
  async renderer(): Promise<StudioRenderer> {
    const file = join(await this.folder(), 'render/render-studio.js');
    const { studioRenderer } = await import(pathToFileURL(file).href);
    return studioRenderer;
  }

  /** The elements that load an entry in a document of the development server. */
  async scripts(entry: 'hydrate-studio' | 'main'): Promise<string> {
    const address = `${bundleAddress}${basename(await this.folder())}/${entry}.js`;
    return `<script type="module">import { createHotContext } from '/@vite/client'; globalThis.hotContext = createHotContext('/${entry}');</script><script type="module" src="${address}"></script>`;
  }

  async #make(): Promise<string> {
    const { root, pages } = this.#folders;
    const memo = new Memo({ root, site: pages });
    return memo.folder('studio', [hashSources(root, sources)], (draft) => bundleInto(draft, root));
  }
}

/** Where the development server serves the bundle's files, each below the hash. */
const bundleAddress = '/_kit/bewerken/code/';

/** In a process of its own: React is for production there, and this server stays quick. */
function bundleInto(folder: string, root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'run-bundle.ts');
    const child = spawn(process.execPath, [join(root, 'scripts/launch.js'), script, folder, root], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The studio does not build:\n${said}`));
    });
  });
}
