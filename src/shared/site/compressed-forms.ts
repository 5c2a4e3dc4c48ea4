import { namesOf } from '../names-of.ts';

/** What each compressed form of a file, which a build writes beside it and a server sends, adds to its name; the better one first. */
export const compressedEndings = { br: '.br', gzip: '.gz' } as const;

/** A compression, as HTTP calls it. */
export type Compression = keyof typeof compressedEndings;

export const compressions = namesOf(compressedEndings);
