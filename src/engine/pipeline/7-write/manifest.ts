import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type CompressionLevel, withCompressedForms } from '../../assets/compress.ts';
import { contentHash } from '../../memo/content-hash.ts';
import { memoFolder } from '../../memo/memo.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';

/** Some files of a built site that were made together. */
export interface Target {
  /** Hash of all that they were made from. */
  inputs: string;
  /** Their names in the site, without the compressed forms. */
  files: string[];
}

/** A file as it was written: its size in bytes, and when in milliseconds. */
export type FileStamp = readonly [size: number, mtimeMs: number];

/** What a folder holds, and from what it was made. */
export interface Manifest {
  /** Another for each build. */
  id: string;
  /** Hash of everything that the whole site was made from; absent when its warnings should be told again. */
  inputs?: string;
  compression: CompressionLevel;
  targets: Record<string, Target>;
  files: Record<string, FileStamp>;
}

function manifestFile(root: string, out: string): string {
  return join(memoFolder(root), 'manifest', `${contentHash(out)}.json`);
}

/** What `out` was built from; undefined when nobody knows. */
export async function readManifest(root: string, out: string): Promise<Manifest | undefined> {
  return readFile(manifestFile(root, out), 'utf8')
    .then((text): Manifest => JSON.parse(text))
    .catch(() => undefined);
}

/** Notes what `out` was built from. */
export async function writeManifest(
  root: string,
  out: string,
  manifest: Omit<Manifest, 'id'>,
): Promise<void> {
  await writeFileAtomic(manifestFile(root, out), JSON.stringify({ id: randomUUID(), ...manifest }));
}

/** While a folder is being changed nothing is known of it. */
export async function forgetManifest(root: string, out: string): Promise<void> {
  await rm(manifestFile(root, out), { force: true });
}

/** The files of `out` that are as they were written; undefined when anything else stands there too. */
export function intactFiles(out: string, { files, compression }: Manifest): Set<string> | undefined {
  const present = new Set(namesIn(out));
  const intact = new Set<string>();
  for (const [name, [size, mtimeMs]] of Object.entries(files)) {
    const forms = withCompressedForms(name, compression);
    const isThere = forms.every((form) => present.has(form));
    const stat = isThere ? statSync(join(out, name), { throwIfNoEntry: false }) : undefined;
    if (stat?.size === size && stat.mtimeMs === mtimeMs) intact.add(name);
    for (const form of forms) present.delete(form);
  }
  return present.size === 0 ? intact : undefined;
}

/** Whether all of `out` is as it was written. */
export function isIntact(out: string, manifest: Manifest): boolean {
  return intactFiles(out, manifest)?.size === Object.keys(manifest.files).length;
}

/** The names of all files below a folder, with forward slashes; none when it is not there. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
