import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withCompressedForms, writeCompressed } from '../../assets/compress.ts';
import { type FileStamp, type SiteCompression, stampOf } from './build-manifest.ts';
import { makeFolder } from './make-folder.ts';
import { recoverStaleDrafts } from './recover-stale-drafts.ts';

/** The folder beside a site in which a build collects what is new, so that one that fails leaves the site as it is. */
export class Draft {
  readonly folder: string;
  readonly #compression: SiteCompression;
  readonly #stamps = new Map<string, FileStamp>();
  readonly #folders = new Set<string>();

  private constructor(folder: string, compression: SiteCompression) {
    this.folder = folder;
    this.#compression = compression;
  }

  /**
   * An empty one beside a site, after recovery of killed builds.
   * @throws CouldNotRunError where none can be made
   */
  static async open(site: string, compression: SiteCompression): Promise<Draft> {
    await recoverStaleDrafts(site);
    const draft = new Draft(`${site}.draft-${process.pid}`, compression);
    makeFolder(draft.folder, '--out');
    return draft;
  }

  /** Of each file in it, by name, without compressed forms. */
  get stamps(): ReadonlyMap<string, FileStamp> {
    return this.#stamps;
  }

  /** Writes a file with its compressed forms, and gives the size of the brotli form in bytes, undefined without one. */
  async write(name: string, bytes: Uint8Array): Promise<number | undefined> {
    const file = this.#place(name);
    writeFileSync(file, bytes);
    const { assets, pages } = this.#compression;
    const br = await writeCompressed(file, bytes, name.startsWith('assets/') ? assets : pages);
    this.#stamps.set(name, stampOf(file));
    return br;
  }

  /** Copies a file with its compressed forms. */
  copy(name: string, from: string): void {
    for (const form of this.withForms([name])) {
      copyFileSync(join(from, form), this.#place(form));
    }
    this.#stamps.set(name, stampOf(join(this.folder, name)));
  }

  /** The files, each with the compressed forms that it has in this build. */
  withForms(names: readonly string[]): string[] {
    return names.flatMap((name) => withCompressedForms(name, this.#compression.pages));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  #place(name: string): string {
    const file = join(this.folder, name);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return file;
  }
}
