import { copyFileSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';
import {
  type CompressionLevel,
  isCompressedForm,
  withCompressedForms,
  writeCompressed,
} from '../../assets/compress.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { filesIn } from '../../memo/files-in.ts';
import {
  type FileStamp,
  forgetManifest,
  intactFiles,
  type Manifest,
  readManifest,
  type Target,
  writeManifest,
} from './build-manifest.ts';
import { ConcurrentBuildError } from './concurrent-build-error.ts';
import { patchFolder } from './patch-folder.ts';
import { hasPathConflict } from './path-conflict.ts';
import { recoverStaleDrafts } from './recover-stale-drafts.ts';
import { replaceFolder } from './replace-folder.ts';

/** Content by path, with forward slashes. */
export type OutputFiles = Record<string, string | Uint8Array>;

interface OutputOptions {
  /** The project folder. */
  root: string;
  /** Many pages get faster compression. */
  pages?: number;
  /** Default is `good`. */
  compression?: CompressionLevel;
}

/** Above this, better compression takes too long. */
const manyPages = 500;

export interface WrittenSize {
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

/** Servers watch this file for changes. */
const changeMarker = '_headers';

/**
 * An incremental, atomic build: unchanged targets are kept, others are written to a draft, so a failed build
 * leaves the site intact.
 */
export class OutputFolder {
  readonly #root: string;
  readonly #final: string;
  readonly #draft: string;
  readonly compression: CompressionLevel;
  /** Undefined when the folder is replaced as a whole. */
  readonly #before: Manifest | undefined;
  readonly #intact: ReadonlySet<string>;
  readonly #targets: Record<string, Target> = {};
  readonly #files: Record<string, FileStamp> = {};
  readonly #written = new Set<string>();
  readonly #owners = new Map<string, string>();
  readonly #folders = new Set<string>();
  /** Of the files that were made in this build, also those that came out the same. */
  readonly sizes: WrittenSize[] = [];

  private constructor(final: string, options: OutputOptions, before: Manifest | undefined) {
    const { root, pages = 0, compression = 'good' } = options;
    this.#root = root;
    this.#final = final;
    this.#draft = `${final}.draft-${process.pid}`;
    this.compression = compression !== 'none' && pages > manyPages ? 'quick' : compression;
    const intact = before?.compression === this.compression ? intactFiles(final, before) : undefined;
    this.#before = intact && before;
    this.#intact = intact ?? new Set();
  }

  /** Opens an empty draft beside `folder`, after recovery of killed builds. */
  static async open(folder: string, options: OutputOptions): Promise<OutputFolder> {
    await recoverStaleDrafts(folder);
    const output = new OutputFolder(folder, options, await readManifest(options.root, folder));
    await mkdir(output.#draft, { recursive: true });
    return output;
  }

  /** Keeps a target with the same inputs that is intact; returns whether it did. */
  keep(name: string, inputs: readonly (string | Uint8Array)[]): boolean {
    const before = this.#before?.targets[name];
    const isSame = before?.inputs === contentHash(...inputs);
    return before !== undefined && isSame && this.#keep(name, before);
  }

  /** Keeps a target whose source was kept. */
  keepDependent(name: string): boolean {
    const before = this.#before?.targets[name];
    return before === undefined || this.#keep(name, before);
  }

  #keep(name: string, target: Target): boolean {
    if (!target.files.every((file) => this.#intact.has(file))) return false;
    this.#claim(name, target.files);
    for (const file of target.files) this.#keepFile(file);
    this.#targets[name] = target;
    return true;
  }

  #keepFile(file: string): void {
    const stamp = this.#before?.files[file];
    if (stamp) this.#files[file] = stamp;
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
    this.#targets[name] = { inputs: contentHash(...inputs), files: names };
  }

  async #write(name: string, { content, target }: TargetFile): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (this.#intact.has(name) && readFileSync(join(this.#final, name)).equals(bytes)) {
      this.#keepFile(name);
      this.sizes.push({ name, target, br: this.#brotliOf(name) });
      return;
    }
    const file = this.#placeInDraft(name);
    writeFileSync(file, bytes);
    const br = await writeCompressed(file, bytes, this.compression);
    this.sizes.push({ name, target, br });
    this.#stamp(name);
  }

  /** Of an intact file, in bytes; undefined when it has no such form. */
  #brotliOf(name: string): number | undefined {
    const form = `${name}.br`;
    return this.#formsOf(name).includes(form) ? statSync(join(this.#final, form)).size : undefined;
  }

  #placeInDraft(name: string): string {
    const file = join(this.#draft, name);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return file;
  }

  #stamp(name: string): void {
    this.#files[name] = stampOf(join(this.#draft, name));
    this.#written.add(name);
  }

  /** Reads a file of the new site, whether or not it was written in this build. */
  read(name: string): Promise<string> {
    return readFile(join(this.#written.has(name) ? this.#draft : this.#final, name), 'utf8');
  }

  /** Copies a folder, compressed forms included, as one target. */
  copy(name: string, folder: string): void {
    if (this.keep(name, [folder])) return;
    const names = filesIn(folder).map((file) => relative(folder, file).replaceAll('\\', '/'));
    const files = names.filter((file) => !isCompressedForm(file));
    this.#claim(name, files);
    this.#copyFiles(files, folder);
    this.#targets[name] = { inputs: contentHash(folder), files };
  }

  #copyFiles(names: readonly string[], from: string): void {
    for (const name of names) {
      for (const form of this.#formsOf(name)) copyFileSync(join(from, form), this.#placeInDraft(form));
      this.#stamp(name);
    }
  }

  #formsOf(name: string): string[] {
    return withCompressedForms(name, this.compression);
  }

  /**
   * Keeps, as one target, the files of the previous site that its open pages may still ask for and this site has no more: until
   * others take their place. Of all earlier sites together nothing else stays. Comes after the targets that own such files.
   */
  keepFormer(name: string, isAskedFor: (file: string) => boolean): void {
    const earlier = this.#before?.targets[name]?.files ?? [];
    const gone = [...this.#intact].filter((file) => isAskedFor(file) && !this.#owners.has(file));
    const former = gone.filter((file) => !earlier.includes(file));
    const files = former.length > 0 ? former : gone;
    if (files.length > 0) this.#keep(name, { inputs: contentHash(...files), files });
  }

  /** Files of the previous site to remove, with compressed forms. */
  #vanished(): string[] {
    return Object.keys(this.#before?.files ?? {})
      .filter((name) => !this.#owners.has(name))
      .flatMap((name) => this.#formsOf(name));
  }

  /**
   * Publishes the draft as the whole site, or patches the changed files.
   * @param inputs hash of all inputs, for the up-to-date check
   * @throws CouldNotRunError when another build was first
   */
  async publish(inputs?: string): Promise<void> {
    const vanished = this.#vanished();
    const now = await readManifest(this.#root, this.#final);
    if (this.#before && now?.id !== this.#before.id) throw new ConcurrentBuildError(this.#final);
    await forgetManifest(this.#root, this.#final);
    if (this.#before === undefined) await replaceFolder(this.#final, this.#draft);
    else if (hasPathConflict(vanished, [...this.#written])) await this.#replaceWithKept();
    else await this.#patch(vanished);
    await writeManifest(this.#root, this.#final, {
      inputs,
      compression: this.compression,
      targets: this.#targets,
      files: this.#files,
    });
  }

  async #replaceWithKept(): Promise<void> {
    const kept = [...this.#owners.keys()].filter((name) => !this.#written.has(name));
    this.#copyFiles(kept, this.#final);
    await replaceFolder(this.#final, this.#draft);
  }

  async #patch(vanished: readonly string[]): Promise<void> {
    const written = [...this.#written].flatMap((name) => this.#formsOf(name));
    if (written.length === 0 && vanished.length === 0) return;
    await patchFolder(this.#final, { draft: this.#draft, written, vanished });
    if (!this.#owners.has(changeMarker)) return;
    const marker = join(this.#final, changeMarker);
    const now = new Date();
    utimesSync(marker, now, now);
    this.#files[changeMarker] = stampOf(marker);
  }

  /** Removes the draft. */
  async discard(): Promise<void> {
    await rm(this.#draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

function stampOf(file: string): FileStamp {
  const { size, mtimeMs } = statSync(file);
  return [size, mtimeMs];
}
