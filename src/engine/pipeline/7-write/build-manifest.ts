import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompressionLevel, withCompressedForms } from '../../assets/compress.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { memoFolder } from '../../memo/memo.ts';
import { manifestFolder } from '../../memo/prune-cache.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';

/** Files built together. */
export interface Target {
  /** Hash of the inputs. */
  inputs: string;
  /** Without compressed forms. */
  files: string[];
}

/** Size in bytes, modification time in milliseconds. */
export type FileStamp = readonly [size: number, mtimeMs: number];

/** Size and modification time of a file as it is now. */
export function stampOf(file: string): FileStamp {
  const { size, mtimeMs } = statSync(file);
  return [size, mtimeMs];
}

/** What a site was made from. */
export interface SiteOrigin {
  /** Hash of all inputs; undefined when the build had warnings to repeat, or one changed meanwhile. */
  inputs?: string;
  /** The variables of the environment that visitors notice, by name. */
  variables?: Readonly<Record<string, string>>;
}

/** What is asked of a built folder without asking for its files. */
export interface BuildOrigin extends SiteOrigin {
  /** Unique per build. */
  id: string;
}

/** How the files that many pages share are compressed, and the others. */
export interface SiteCompression {
  assets: CompressionLevel;
  pages: CompressionLevel;
}

/** The contents of a built folder. */
export interface BuiltFiles {
  compression: SiteCompression;
  /** By name. */
  targets: ReadonlyMap<string, Target>;
  /** By path. */
  files: ReadonlyMap<string, FileStamp>;
}

/** A built folder. */
export interface Manifest extends BuildOrigin, BuiltFiles {}

function manifestFile(root: string, out: string): string {
  return join(memoFolder(root), manifestFolder, `${contentHash(out)}.jsonl`);
}

/** Its lines, of which the origin alone is read several times a build, of ten thousand pages as of ten. */
async function manifestLines(root: string, out: string): Promise<string[]> {
  const text = await readFile(manifestFile(root, out), 'utf8');
  return text.split('\n');
}

/** Reads where the site in `out` comes from, if known. */
export async function readOrigin(root: string, out: string): Promise<BuildOrigin | undefined> {
  return manifestLines(root, out)
    .then(([origin = '']): BuildOrigin => JSON.parse(origin))
    .catch(() => undefined);
}

/** Reads the manifest of `out`, if any. */
export async function readManifest(root: string, out: string): Promise<Manifest | undefined> {
  return manifestLines(root, out)
    .then(
      ([origin = '', compression = '', targets = '', files = '']): Manifest => ({
        ...JSON.parse(origin),
        compression: JSON.parse(compression),
        targets: new Map(JSON.parse(targets)),
        files: new Map(JSON.parse(files)),
      }),
    )
    .catch(() => undefined);
}

/** Writes the manifest of `out`. */
export async function writeManifest(
  root: string,
  out: string,
  { origin, built: { compression, targets, files } }: { origin: SiteOrigin; built: BuiltFiles },
): Promise<void> {
  const lines = [{ id: randomUUID(), ...origin }, compression, [...targets], [...files]];
  await writeFileAtomic(manifestFile(root, out), lines.map((line) => JSON.stringify(line)).join('\n'));
}

/** Removes the manifest while `out` changes. */
export async function forgetManifest(root: string, out: string): Promise<void> {
  await rm(manifestFile(root, out), { force: true });
}

/** The unmodified files of `out`; undefined when it has others too. */
export function intactFiles(out: string, { files, compression }: Manifest): Set<string> | undefined {
  const present = new Set(namesIn(out));
  const intact = new Set<string>();
  let known = 0;
  for (const [name, [size, mtimeMs]] of files) {
    const forms = withCompressedForms(name, compression.pages);
    const there = forms.filter((form) => present.has(form)).length;
    const [stat, ...compressed] =
      there === forms.length
        ? forms.map((form) => statSync(`${out}/${form}`, { throwIfNoEntry: false }))
        : [];
    // A power cut can leave a compressed form with its name and no content.
    const isWhole = stat?.size === size && compressed.every((form) => form !== undefined && form.size > 0);
    if (isWhole && stat.mtimeMs === mtimeMs) intact.add(name);
    known += there;
  }
  return known === present.size ? intact : undefined;
}

/** Whether `out` matches its manifest. */
export function isIntact(out: string, manifest: Manifest): boolean {
  return intactFiles(out, manifest)?.size === manifest.files.size;
}

/** Relative paths with forward slashes; none without a folder. */
function namesIn(out: string): string[] {
  try {
    return namesBelow(out, '');
  } catch {
    return [];
  }
}

/** Node's own `recursive` gives paths that take longer to make relative than to read. */
function namesBelow(out: string, prefix: string): string[] {
  return readdirSync(join(out, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesBelow(out, `${name}/`) : [name];
  });
}
