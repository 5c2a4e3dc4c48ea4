import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesIn } from '../../memo/files-in.ts';
import { forEachConcurrent } from '../../memo/for-each-concurrent.ts';
import { type CompressionLevel, compressedEndings, isCompressedForm, writeCompressed } from './compress.ts';
import { sealOf, type Unit } from './manifest.ts';
import { hasPathConflict } from './path-conflict.ts';
import { recoverStaleDrafts } from './recover-stale-drafts.ts';
import { replaceFolder } from './replace-folder.ts';

/** Content by name; names have forward slashes. */
export type OutputFiles = Record<string, string | Uint8Array>;

interface OutputOptions {
  /** How hard what is written is compressed. */
  compression: CompressionLevel;
  /** What the final folder holds, by the name of the unit; without it the folder is replaced as a whole. */
  before?: Readonly<Record<string, Unit>>;
}

/** The size of one written file. */
export interface WrittenSize {
  name: string;
  /** The unit that it belongs to. */
  unit: string;
  /** In bytes. */
  raw: number;
  /** In bytes, compressed with brotli; undefined for what does not shrink. */
  br: number | undefined;
}

/**
 * The built site while it is made: units that did not change stay as they are, others are written to a draft beside the
 * final folder. A build that fails or is killed leaves the previous site untouched.
 */
export class OutputFolder {
  readonly #final: string;
  readonly #draft: string;
  readonly #compression: CompressionLevel;
  readonly #before: Readonly<Record<string, Unit>> | undefined;
  readonly #written: string[] = [];
  readonly #folders = new Set<string>();
  /** The unit that each file belongs to. */
  readonly #owners = new Map<string, string>();
  /** All units of the new site so far. */
  readonly units: Record<string, Unit> = {};
  /** The sizes of what was written. */
  readonly sizes: WrittenSize[] = [];

  private constructor(final: string, draft: string, { compression, before }: OutputOptions) {
    this.#final = final;
    this.#draft = draft;
    this.#compression = compression;
    this.#before = before;
  }

  /** Starts an empty draft beside `folder`, and clears away what builds that were killed have left there. */
  static async create(folder: string, options: OutputOptions): Promise<OutputFolder> {
    await recoverStaleDrafts(folder);
    const draft = `${folder}.draft-${process.pid}`;
    await mkdir(draft, { recursive: true });
    return new OutputFolder(folder, draft, options);
  }

  /** A unit as the previous build left it. */
  before(name: string): Unit | undefined {
    return this.#before?.[name];
  }

  /** The unit stays as it is. */
  keep(name: string, unit: Unit): void {
    this.#claim(name, unit.files);
    this.units[name] = unit;
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
   * The unit has these files from now on, which are made and written only when its key is another than before.
   * Throws when one of them belongs to another unit.
   */
  async make(
    name: string,
    { key, ...notes }: Omit<Unit, 'files'>,
    make: () => OutputFiles | Promise<OutputFiles>,
  ): Promise<void> {
    const before = this.before(name);
    if (before?.key === key) {
      this.keep(name, { ...before, ...notes });
      return;
    }
    const files = await make();
    this.#claim(name, Object.keys(files));
    const entries = Object.entries(files);
    await forEachConcurrent(entries, entries.length, ([file, content]) => this.#write(file, content, name));
    this.units[name] = { key, ...notes, files: Object.keys(files) };
  }

  async #write(name: string, content: string | Uint8Array, unit: string): Promise<void> {
    const file = join(this.#draft, name);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    this.#written.push(name);
    // Without a promise for each: that is several times faster for thousands of small files.
    if (this.#compression === 'none') {
      writeFileSync(file, typeof content === 'string' ? inSharedRoom(content) : content);
      return;
    }
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    writeFileSync(file, bytes);
    const br = await writeCompressed(file, bytes, this.#compression);
    this.sizes.push({ name, unit, raw: bytes.length, br });
  }

  /** A text that was written just now. */
  read(name: string): Promise<string> {
    return readFile(join(this.#draft, name), 'utf8');
  }

  /** Adds a folder whose files have their compressed forms beside them, as one unit. */
  async copy(name: string, key: string, folder: string): Promise<void> {
    const before = this.before(name);
    if (before?.key === key) return this.keep(name, before);
    const names = filesIn(folder).map((file) => relative(folder, file).replaceAll('\\', '/'));
    const files = names.filter((file) => !isCompressedForm(file));
    this.#claim(name, files);
    this.#copyForms(files, folder);
    this.units[name] = { key, files };
    this.#written.push(...files);
  }

  /** Copies files to the draft, with the forms that the site has of them. */
  #copyForms(files: readonly string[], from: string): void {
    for (const form of files.flatMap((name) => this.#formsOf(name))) {
      mkdirSync(dirname(join(this.#draft, form)), { recursive: true });
      copyFileSync(join(from, form), join(this.#draft, form));
    }
  }

  /** Whether the new site differs from the previous one. */
  get isChanged(): boolean {
    return this.#before === undefined || this.#written.length > 0 || this.#vanished().length > 0;
  }

  /**
   * Puts the draft in place: as the whole site, or over the files that it changes. Gives the seal of the site, see
   * `sealOf`. Throws `CouldNotRunError` when another build was first.
   */
  async publish(): Promise<string> {
    if (this.#before === undefined) return this.#replace();
    if (!hasPathConflict(this.#vanished(), this.#written)) return this.#patch();
    this.#complete();
    return this.#replace();
  }

  /** Makes the draft a whole site with what stays as it was. */
  #complete(): void {
    const written = new Set(this.#written);
    this.#copyForms(
      [...this.#owners.keys()].filter((name) => !written.has(name)),
      this.#final,
    );
  }

  async #replace(): Promise<string> {
    // Before the draft has its place: from then on another build may put its own there.
    const seal = sealOf(this.#draft);
    await replaceFolder(this.#final, this.#draft);
    return seal;
  }

  /**
   * File by file, so that the work is that of the changed pages. What pages refer to comes first and what nobody refers
   * to any more goes last: whoever reads the site meanwhile finds whole pages with all that they need.
   */
  #patch(): string {
    const forms = new Set(this.#written.flatMap((name) => this.#formsOf(name)));
    for (const form of [...forms].sort((one, other) => publishRank(one) - publishRank(other))) {
      mkdirSync(dirname(join(this.#final, form)), { recursive: true });
      renameSync(join(this.#draft, form), join(this.#final, form));
    }
    for (const name of new Set(this.#vanished())) {
      rmSync(join(this.#final, name), { force: true });
      removeEmptyFolders(this.#final, dirname(name));
    }
    // Servers look at this file to see that the site is another.
    const now = new Date();
    utimesSync(join(this.#final, '_headers'), now, now);
    return sealOf(this.#final);
  }

  /** The files of the previous site that the new one has not. */
  #vanished(): string[] {
    return Object.values(this.#before ?? {})
      .flatMap(({ files }) => files.filter((file) => !this.#owners.has(file)))
      .flatMap((file) => this.#formsOf(file));
  }

  #formsOf(name: string): string[] {
    return [name, ...compressedEndings(name, this.#compression).map((ending) => name + ending)];
  }

  /** Throws away what is left of the draft. */
  async discard(): Promise<void> {
    await rm(this.#draft, { recursive: true, force: true });
  }
}

const sharedRoom = Buffer.allocUnsafe(1_000_000);

/** The bytes of a text, valid until the next call: room of its own for each text takes longer than writing it. */
function inSharedRoom(text: string): Uint8Array {
  if (text.length * 3 > sharedRoom.length) return Buffer.from(text);
  return sharedRoom.subarray(0, sharedRoom.write(text));
}

/** Removes a folder inside the site when nothing is left in it, and then those above it. */
function removeEmptyFolders(site: string, folder: string): void {
  if (folder === '.' || readdirSync(join(site, folder)).length > 0) return;
  rmdirSync(join(site, folder));
  removeEmptyFolders(site, dirname(folder));
}

function publishRank(name: string): number {
  if (name.startsWith('_')) return 2;
  return name.startsWith('assets/') ? 0 : 1;
}
