import type { ProcessCost } from '../speed/run-process.ts';
import type { NeutralDocument } from './neutral-document.ts';

/** Documents that lie ready to be built by something. */
export interface Project {
  /** Removes all that a build has written, so that the next starts from scratch. */
  clean(): void;
  build(): Promise<ProcessCost>;
  /** Where the page of a document is written. */
  html(slug: string): string;
}

/** Something that builds a site of neutral documents. */
export interface Builder {
  name: string;
  /** Writes the documents into an empty folder, as it reads them. */
  prepare(folder: string, documents: readonly NeutralDocument[]): Project;
}
