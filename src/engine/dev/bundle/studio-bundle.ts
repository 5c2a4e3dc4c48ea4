import { basename, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { StudioRenderer } from '../../../shared/authors/studio.ts';
import { engineAddress } from '../../../shared/authors/studio-addresses.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { isDiskFull } from '../../../shared/disk-full.ts';
import { bundleInputs } from '../../bundle/bundle-inputs.ts';
import { bundledFolder } from '../../bundle/bundled-folder.ts';
import { runApart } from '../../bundle/run-apart.ts';
import { Memo } from '../../memo/memo.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { BundlePart, PartToBundle } from './bundle-studio.ts';
import { type Entry, hotContext } from './entries.ts';

/** A delay that nobody notices, in milliseconds. */
const soon = 300;

/** The studio as a few files: module by module a browser waits for seven hundred. */
export class StudioBundle {
  readonly #root: string;
  readonly #memo: Memo;
  readonly #parts = new Map<BundlePart, Promise<string>>();
  /** Of the sources, until one changes. */
  #first: string[] | undefined;

  constructor({ root, pages }: SiteFolders) {
    this.#root = root;
    this.#memo = new Memo({ root, pages });
    this.#first = studioInputs(root);
  }

  /** The folder with a part of the bundle of the present sources; its name is their hash. Rejects when they do not build. */
  folder(part: BundlePart): Promise<string> {
    const known = this.#parts.get(part);
    if (known) return known;
    const made = this.#make(part);
    this.#parts.set(part, made);
    made.catch(() => {
      if (this.#parts.get(part) === made) this.#parts.delete(part);
    });
    return made;
  }

  /** Whether the bundle is there, or comes at once. */
  isReady(): Promise<boolean> {
    const made = Promise.all([this.folder('browser'), this.folder('render')]);
    return Promise.race([made.then(() => true), setTimeout(soon, false)]);
  }

  /** A source changed: the next screen gets another bundle. */
  forget(): void {
    this.#parts.clear();
    this.#first = undefined;
  }

  /**
   * A module of the view for Node, which is bundled sooner than Vite loads it with all it imports. Undefined when the view
   * does not build, and once a source has changed: then Vite has the present one soonest.
   */
  async module(path: string): Promise<Record<string, unknown> | undefined> {
    const folder = this.#first && (await this.folder('render').catch(() => undefined));
    if (folder === undefined || this.#first === undefined) return undefined;
    return import(pathToFileURL(join(folder, `${basename(path, extname(path))}.js`)).href);
  }

  /** The studio's renderer. */
  async renderer(): Promise<StudioRenderer> {
    const file = join(await this.folder('render'), 'render-studio.js');
    const { studioRenderer } = await import(pathToFileURL(file).href);
    return studioRenderer;
  }

  /** The elements that load entries in a document of the development server. */
  async scripts(...wanted: Entry[]): Promise<string> {
    return scriptsIn(await this.folder('browser'), wanted);
  }

  /** As `scripts`, of what Vite could load too; undefined without a bundle, and once a source has changed. */
  presentScripts(...wanted: Entry[]): string | undefined {
    const folder = this.#first && this.#memo.known(memoName('browser'), this.#first);
    return folder && scriptsIn(folder, wanted);
  }

  #make(part: BundlePart): Promise<string> {
    return bundledFolder(this.#memo, {
      name: memoName(part),
      inputsNow: () => studioInputs(this.#root),
      inputs: this.#first,
      make: (folder) => bundleInto({ part, folder, root: this.#root }),
    });
  }
}

function memoName(part: BundlePart): string {
  return `studio-${part}`;
}

/**
 * Its cache key. Names of styles hold the path of their module, and pages of this bundle hydrate with modules of Vite's server:
 * in a folder that was moved, with its cache, they would have other names.
 */
export function studioInputs(root: string): string[] {
  return [...bundleInputs(root, ['src']), root];
}

function scriptsIn(folder: string, wanted: readonly Entry[]): string {
  // Below the hash of the bundle.
  const address = engineAddress('code', basename(folder));
  const hot = `import { createHotContext } from '/@vite/client';${hotContext} = createHotContext('/${wanted[0]}');`;
  return [
    `<script type="module">${hot}</script>`,
    ...wanted.map((entry) => `<script type="module" src="${address}/${entry}.js"></script>`),
  ].join('');
}

const noSpace =
  'There is no space for the studio in .cache: the disk is full, or a quota is used up. Free some space and load its page again.';

/** React is for production there, and this server stays quick. */
function bundleInto({ part, folder, root }: PartToBundle): Promise<void> {
  const script = join(import.meta.dirname, 'run-bundle.ts');
  return runApart([script, part, folder, root], { root, mode: 'production' }).catch((error) => {
    if (error instanceof CouldNotRunError) throw error;
    if (isDiskFull(error)) throw new CouldNotRunError(noSpace);
    throw new Error(`The studio does not build:\n${error.message}`);
  });
}
