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
import { concurrentBuildError } from './concurrent-build-error.ts';
import {
  type FileStamp,
  forgetManifest,
  intactFiles,
  type Manifest,
  readManifest,
  type Target,
  writeManifest,
} from './manifest.ts';
import { patchFolder } from './patch-folder.ts';
import { hasPathConflict } from './path-conflict.ts';
import { recoverStaleDrafts } from './recover-stale-drafts.ts';
import { replaceFolder } from './replace-folder.ts';

/** Content by name; names have forward slashes. */
export type OutputFiles = Record<string, string | Uint8Array>;

interface OutputOptions {
  /** The project's folder. */
  root: string;
  /** How many pages the site has: of many pages each is compressed less hard. */
  pages?: number;
  /** Whether files get compressed forms beside them; default is that they do. */
  isCompressed?: boolean;
}

/** From here on compressing well takes longer than a person wants to wait. */
const manyPages = 500;

/** The size of one written file. */
export interface WrittenSize {
  name: string;
  /** The target that it belongs to. */
  target: string;
  /** In bytes, compressed with brotli; undefined for what does not shrink. */
  br: number | undefined;
}

/** Servers look at this file to see that the site is another. */
const changeMarker = '_headers';

/**
 * The built site while it is made: targets whose inputs did not change stay as they are, others are written to a draft
 * beside the final folder. A build that fails or is killed leaves the previous site untouched.
 */
export class OutputFolder {
  readonly #root: string;
  readonly #final: string;
  readonly #draft: string;
  readonly #compression: CompressionLevel;
  /** What the final folder holds; undefined when it is replaced as a whole. */
  readonly #before: Manifest | undefined;
  readonly #intact: ReadonlySet<string>;
  readonly #targets: Record<string, Target> = {};
  readonly #files: Record<string, FileStamp> = {};
  readonly #written = new Set<string>();
  readonly #owners = new Map<string, string>();
  readonly #folders = new Set<string>();
  /** The sizes of what was written. */
  readonly sizes: WrittenSize[] = [];

  private constructor(final: string, options: OutputOptions, before: Manifest | undefined) {
    const { root, pages = 0, isCompressed = true } = options;
    const compression = !isCompressed ? 'none' : pages > manyPages ? 'quick' : 'full';
    this.#root = root;
    this.#final = final;
    this.#draft = `${final}.draft-${process.pid}`;
    this.#compression = compression;
    const intact = before?.compression === compression ? intactFiles(final, before) : undefined;
    this.#before = intact && before;
    this.#intact = intact ?? new Set();
  }

  /** Starts an empty draft beside `folder`, and clears away what builds that were killed have left there. */
  static async open(folder: string, options: OutputOptions): Promise<OutputFolder> {
    await recoverStaleDrafts(folder);
    const output = new OutputFolder(folder, options, await readManifest(options.root, folder));
    await mkdir(output.#draft, { recursive: true });
    return output;
  }

  /** Keeps a target that was made from the same inputs and is intact; says whether it did. */
  keep(name: string, inputs: readonly (string | Uint8Array)[]): boolean {
    const before = this.#before?.targets[name];
    const isSame = before?.inputs === contentHash(...inputs);
    return before !== undefined && isSame && this.#keep(name, before);
  }

  /** Keeps a target whatever it was made from, because what it follows from was kept. */
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

  /** Which of two owners writes a file last differs from build to build, so a file has only one: throws for another. */
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
   * The target has these files from now on, which are made only when it cannot be kept.
   * Throws when one of them belongs to another target.
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
    await forEachConcurrent(files, files.length, ([file, content]) => this.#write(file, content, name));
    this.#targets[name] = { inputs: contentHash(...inputs), files: names };
  }

  async #write(name: string, content: string | Uint8Array, target: string): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (this.#intact.has(name) && readFileSync(join(this.#final, name)).equals(bytes)) {
      this.#keepFile(name);
      return;
    }
    const file = this.#placeInDraft(name);
    writeFileSync(file, bytes);
    const br = await writeCompressed(file, bytes, this.#compression);
    this.sizes.push({ name, target, br });
    this.#stamp(name);
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

  /** A text that was written just now. */
  read(name: string): Promise<string> {
    return readFile(join(this.#draft, name), 'utf8');
  }

  /** Adds a folder whose files have their compressed forms beside them, as one target. */
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
    return withCompressedForms(name, this.#compression);
  }

  /** The files of the previous site that the new one has not, with their compressed forms. */
  #vanished(): string[] {
    return Object.keys(this.#before?.files ?? {})
      .filter((name) => !this.#owners.has(name))
      .flatMap((name) => this.#formsOf(name));
  }

  /**
   * Puts the draft in place: as the whole site, or over the files that it changes.
   * Throws `CouldNotRunError` when another build was first.
   * @param inputs hash of everything that the site was made from, where that is enough to know that nothing changed
   */
  async publish(inputs?: string): Promise<void> {
    const vanished = this.#vanished();
    const now = await readManifest(this.#root, this.#final);
    if (this.#before && now?.id !== this.#before.id) throw concurrentBuildError(this.#final);
    await forgetManifest(this.#root, this.#final);
    if (this.#before === undefined) await replaceFolder(this.#final, this.#draft);
    else if (hasPathConflict(vanished, [...this.#written])) await this.#replaceWithKept();
    else this.#patch(vanished);
    await writeManifest(this.#root, this.#final, {
      inputs,
      compression: this.#compression,
      targets: this.#targets,
      files: this.#files,
    });
  }

  async #replaceWithKept(): Promise<void> {
    const kept = [...this.#owners.keys()].filter((name) => !this.#written.has(name));
    this.#copyFiles(kept, this.#final);
    await replaceFolder(this.#final, this.#draft);
  }

  #patch(vanished: readonly string[]): void {
    const written = [...this.#written].flatMap((name) => this.#formsOf(name));
    if (written.length === 0 && vanished.length === 0) return;
    patchFolder(this.#final, { draft: this.#draft, written, vanished });
    if (!this.#owners.has(changeMarker)) return;
    const marker = join(this.#final, changeMarker);
    const now = new Date();
    utimesSync(marker, now, now);
    this.#files[changeMarker] = stampOf(marker);
  }

  /** Throws away what is left of the draft. */
  async discard(): Promise<void> {
    await rm(this.#draft, { recursive: true, force: true });
  }
}

function stampOf(file: string): FileStamp {
  const { size, mtimeMs } = statSync(file);
  return [size, mtimeMs];
}
