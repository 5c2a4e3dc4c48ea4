import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';
import type { CompressionLevel } from '../../assets/compress.ts';
import { contentHash } from '../../memo/content-hash.ts';
import {
  type FileStamp,
  forgetManifest,
  readManifest,
  readOrigin,
  type SiteCompression,
  type SiteOrigin,
  type Target,
  writeManifest,
} from './build-manifest.ts';
import { ConcurrentBuildError } from './concurrent-build-error.ts';
import { Draft } from './draft.ts';
import { PreviousSite } from './previous-site.ts';
import { putInPlace } from './put-in-place.ts';

/** Content by path, with forward slashes. */
export type OutputFiles = Record<string, string | Uint8Array>;

interface OutputOptions {
  /** The project folder. */
  root: string;
  /** Many pages get quick compression. */
  pages?: number;
  /** Default is `quick`. */
  compression?: CompressionLevel;
}

/** Above this, better compression of pages takes too long. */
const manyPages = 500;

interface WrittenSize {
  name: string;
  target: string;
  /** Brotli size in bytes; undefined when incompressible. */
  br: number | undefined;
}

/** A file, and the target that it belongs to. */
interface TargetFile {
  content: string | Uint8Array;
  target: string;
}

interface OutputParts extends Pick<OutputOptions, 'root'> {
  compression: SiteCompression;
  previous: PreviousSite;
  draft: Draft;
}

/**
 * An incremental, atomic build: unchanged targets are kept, others are written to a draft, so a failed build
 * leaves the site intact.
 */
export class OutputFolder {
  readonly #root: string;
  readonly #final: string;
  readonly #compression: SiteCompression;
  readonly #previous: PreviousSite;
  readonly #draft: Draft;
  readonly #targets = new Map<string, Target>();
  /** Of the files that are kept. */
  readonly #kept = new Map<string, FileStamp>();
  readonly #owners = new Map<string, string>();
  /** Of the files that were made in this build, also those that came out the same. */
  readonly sizes: WrittenSize[] = [];

  private constructor(final: string, { root, compression, previous, draft }: OutputParts) {
    this.#root = root;
    this.#final = final;
    this.#compression = compression;
    this.#previous = previous;
    this.#draft = draft;
  }

  /** Opens an empty draft beside `folder`, after recovery of killed builds. */
  static async open(folder: string, options: OutputOptions): Promise<OutputFolder> {
    const { root, pages = 0, compression: wanted = 'quick' } = options;
    const isQuick = wanted !== 'none' && pages > manyPages;
    const compression = { assets: wanted, pages: isQuick ? 'quick' : wanted } as const;
    const draft = await Draft.open(folder, compression);
    const previous = new PreviousSite(folder, { manifest: await readManifest(root, folder), compression });
    return new OutputFolder(folder, { root, compression, previous, draft });
  }

  /** Of pages. */
  get compression(): CompressionLevel {
    return this.#compression.pages;
  }

  /** Keeps a target with the same inputs that is intact; returns whether it did. */
  keep(name: string, inputs: readonly (string | Uint8Array)[]): boolean {
    const target = this.#previous.target(name);
    const isSame = target?.inputs === contentHash(...inputs);
    return target !== undefined && isSame && this.#keep(name, target);
  }

  /** Keeps a target whose source was kept. */
  keepDependent(name: string): boolean {
    const target = this.#previous.target(name);
    return target === undefined || this.#keep(name, target);
  }

  #keep(name: string, target: Target): boolean {
    if (!this.#previous.isIntact(target.files)) return false;
    this.#claim(name, target.files);
    for (const file of target.files) this.#keepFile(file);
    this.#targets.set(name, target);
    return true;
  }

  #keepFile(file: string): void {
    const stamp = this.#previous.stampOf(file);
    if (stamp) this.#kept.set(file, stamp);
  }

  /** A file has one owner, else the result would depend on a race. */
  #claim(name: string, files: readonly string[]): void {
    for (const file of files) {
      const owner = this.#owners.get(file);
      if (owner !== undefined && owner !== name) {
        throw new Error(`"${file}" belongs to ${owner} already, so ${name} cannot write it.`);
      }
      this.#owners.set(file, name);
    }
  }

  /**
   * Makes the files of a target, unless it can be kept.
   * @throws when another target owns one of them
   */
  async make(
    name: string,
    inputs: readonly (string | Uint8Array)[],
    make: () => OutputFiles | Promise<OutputFiles>,
  ): Promise<void> {
    if (this.keep(name, inputs)) return;
    const files = Object.entries(await make());
    const names = files.map(([file]) => file);
    this.#claim(name, names);
    await forEachConcurrent(files, files.length, ([file, content]) =>
      this.#write(file, { content, target: name }),
    );
    this.#targets.set(name, { inputs: contentHash(...inputs), files: names });
  }

  async #write(name: string, { content, target }: TargetFile): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const isSame = this.#previous.holds(name, bytes);
    if (isSame) this.#keepFile(name);
    const br = isSame ? this.#previous.brotliOf(name) : await this.#draft.write(name, bytes);
    this.sizes.push({ name, target, br });
  }

  /** Reads a file of the new site, whether or not it was written in this build. */
  read(name: string): Promise<string> {
    const folder = this.#draft.stamps.has(name) ? this.#draft.folder : this.#final;
    return readFile(join(folder, name), 'utf8');
  }

  /**
   * Keeps, as one target, the files that open pages of the previous site may still request and this site no longer has,
   * until others replace them. Nothing else of earlier sites stays. Call it after the targets that own such files.
   */
  keepFormer(name: string, isAskedFor: (file: string) => boolean): void {
    const earlier = this.#previous.target(name)?.files ?? [];
    const removed = this.#previous.intact.filter((file) => isAskedFor(file) && !this.#owners.has(file));
    const former = removed.filter((file) => !earlier.includes(file));
    const files = former.length > 0 ? former : removed;
    if (files.length > 0) this.#keep(name, { inputs: contentHash(...files), files });
  }

  /**
   * Publishes the draft as the whole site, or patches the changed files.
   * @throws CouldNotRunError when another build was first
   */
  async publish(origin: SiteOrigin = {}): Promise<void> {
    const { id, files: former } = this.#previous;
    const vanished = former.filter((name) => !this.#owners.has(name));
    const now = await readOrigin(this.#root, this.#final);
    if (id !== undefined && now?.id !== id) throw new ConcurrentBuildError(this.#final);
    await forgetManifest(this.#root, this.#final);
    const files = await putInPlace(this.#final, {
      draft: this.#draft,
      kept: this.#kept,
      vanished,
      isNew: id === undefined,
    });
    const built = { compression: this.#compression, targets: this.#targets, files };
    await writeManifest(this.#root, this.#final, { origin, built });
  }

  /** Removes the draft. */
  async discard(): Promise<void> {
    await this.#draft.remove();
  }
}
