import { memoized } from '../../../shared/memoized.ts';
import { contentHash } from '../../memo/content-hash.ts';
import type { SourceFile } from './source-document.ts';

/** The hash of a file as read, in the place of its bytes wherever inputs are compared: hashed once, asked for three times. */
export const sourceHash = memoized(({ bytes }: SourceFile) => contentHash(bytes), new WeakMap());
