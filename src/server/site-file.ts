import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Compression, compressedEndings } from '../shared/site/compressed-forms.ts';
import type { Encoding } from './accepted-encoding.ts';

/** The bytes of a file in one encoding, with their entity tag. */
export interface EncodedFile {
  encoding: Encoding;
  bytes: Buffer;
  etag: string;
}

/** One file of a built site. */
export interface SiteFile {
  /** Where it is on disk; its compressed forms are beside it. */
  path: string;
  compressions: ReadonlySet<Compression>;
  /** Reads from disk the first time and then from memory. Rejects with `ENOENT` when it has gone meanwhile. */
  read(encoding: Encoding): Promise<EncodedFile>;
}

/** A file whose bytes are kept in memory for as long as the list that holds it: one build. */
export function siteFile(path: string, compressions: ReadonlySet<Compression>): SiteFile {
  const reads = new Map<Encoding, Promise<EncodedFile>>();
  return {
    path,
    compressions,
    read(encoding) {
      const known = reads.get(encoding);
      if (known) return known;
      const reading = readEncoded(path, encoding);
      reads.set(encoding, reading);
      reading.catch(() => reads.delete(encoding));
      return reading;
    },
  };
}

async function readEncoded(path: string, encoding: Encoding): Promise<EncodedFile> {
  const bytes = await readFile(encoding === 'identity' ? path : path + compressedEndings[encoding]);
  return {
    encoding,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}
