import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessCost } from '../speed/run-process.ts';
import type { Builder, Project } from './builder.ts';
import { missingTexts } from './missing-texts.ts';
import type { NeutralDocument } from './neutral-document.ts';
import { neutralPages } from './write-documents.ts';

/** What one builder took for one number of pages. */
export interface Measured {
  builder: string;
  size: number;
  costs: ProcessCost[];
  /** Of the HTML of a page, on average. */
  bytesPerPage: number;
}

interface Turns {
  /** Where the projects are written. */
  folder: string;
  /** Of the sites, in pages. */
  sizes: readonly number[];
  rounds: number;
}

/**
 * Builds the same documents with each builder in each size, interleaved, so that a busy moment affects them all. Throws
 * when a page lacks a text of its document.
 */
export async function runInterleaved(
  builders: readonly Builder[],
  { folder, sizes, rounds }: Turns,
): Promise<Measured[]> {
  const turns = sizes.flatMap((size) => {
    const documents = neutralPages(size);
    return builders.map((builder, index) => {
      const project = builder.prepare(join(folder, `${size}-${index}`), documents);
      const measured: Measured = { builder: builder.name, size, costs: [], bytesPerPage: 0 };
      return { project, documents, measured };
    });
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const { project, documents, measured } of turns) {
      project.clean();
      measured.costs.push(await project.build());
      if (round === 0) measured.bytesPerPage = bytesPerPage(project, documents);
      project.clean();
    }
  }
  return turns.map(({ measured }) => measured);
}

/** Reads a page in twenty, and throws when something is missing from it. */
function bytesPerPage(project: Project, documents: readonly NeutralDocument[]): number {
  for (const document of documents.filter((_, index) => index % 20 === 0)) {
    const file = project.html(document.slug);
    const [missing] = missingTexts(document, readFileSync(file, 'utf8'));
    if (missing !== undefined) throw new Error(`${file} does not say "${missing}".`);
  }
  const bytes = documents.map(({ slug }) => statSync(project.html(slug)).size);
  return bytes.reduce((sum, each) => sum + each, 0) / documents.length;
}
