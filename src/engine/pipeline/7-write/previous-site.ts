import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compressedEndings } from '../../../shared/site/compressed-forms.ts';
import { withCompressedForms } from '../../assets/compress.ts';
import {
  type FileStamp,
  intactFiles,
  type Manifest,
  type SiteCompression,
  type Target,
} from './build-manifest.ts';

interface PreviousSiteOptions {
  /** Absent when there is no site, or one that was made by something else. */
  manifest: Manifest | undefined;
  /** Of the new site; one that is compressed otherwise keeps no file. */
  compression: SiteCompression;
}

/** The previous build's site: what the new one need not make again. */
export class PreviousSite {
  readonly #folder: string;
  readonly #manifest: Manifest | undefined;
  /** As that build wrote them. */
  readonly #intact: ReadonlySet<string>;

  constructor(folder: string, { manifest, compression }: PreviousSiteOptions) {
    this.#folder = folder;
    const intact =
      manifest && isDeepStrictEqual(manifest.compression, compression)
        ? intactFiles(folder, manifest)
        : undefined;
    this.#manifest = intact && manifest;
    this.#intact = intact ?? new Set();
  }

  /** Of its build; undefined when the new site replaces it as a whole. */
  get id(): string | undefined {
    return this.#manifest?.id;
  }

  /** All its files, without compressed forms. */
  get files(): string[] {
    return [...(this.#manifest?.files.keys() ?? [])];
  }

  /** Those that are as that build wrote them. */
  get intact(): string[] {
    return [...this.#intact];
  }

  target(name: string): Target | undefined {
    return this.#manifest?.targets.get(name);
  }

  /** Whether all of them are as that build wrote them. */
  isIntact(files: readonly string[]): boolean {
    return files.every((file) => this.#intact.has(file));
  }

  /** Whether it has this very file, unharmed. */
  holds(name: string, bytes: Uint8Array): boolean {
    return this.#intact.has(name) && readFileSync(join(this.#folder, name)).equals(bytes);
  }

  stampOf(name: string): FileStamp | undefined {
    return this.#manifest?.files.get(name);
  }

  /** Of an intact file, in bytes; undefined when it has no such form. */
  brotliOf(name: string): number | undefined {
    const form = name + compressedEndings.br;
    const forms = withCompressedForms(name, this.#manifest?.compression.pages ?? 'none');
    return forms.includes(form) ? statSync(join(this.#folder, form)).size : undefined;
  }
}
