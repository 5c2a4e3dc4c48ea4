import { type Check, check, checks } from './check/check.ts';
import { listPublicFiles } from './check/list-public-files.ts';
import { indexSite } from './check/site-index.ts';
import { load } from './load/load.ts';
import type { SourceDocument } from './load/source-document.ts';
import type { Problem } from './problem/problem.ts';
import { readSchemas, type Schemas } from './schema/schema-files.ts';
import type { SiteFolders } from './site-folders.ts';
import { createValidator } from './validate/validator.ts';

/** A site as its authors wrote it, with everything that is wrong with it. */
export interface CheckedSite {
  documents: SourceDocument[];
  problems: Problem[];
  schemas: Schemas;
  /** Site paths of all public files. */
  publicFiles: Set<string>;
}

/**
 * Loads all pages, validates each against its schema and checks them against each other. All problems of all pages
 * come back together, with files named as from `workingDirectory`; `further` checks come after the usual ones; throws `CouldNotRunError` when there is nothing to check.
 */
export async function checkSite(
  folders: SiteFolders,
  workingDirectory = process.cwd(),
  further: readonly Check[] = [],
): Promise<CheckedSite> {
  const [source, schemas, publicFiles] = await Promise.all([
    load({ pagesFolder: folders.pages, workingDirectory }),
    readSchemas(folders.schemas),
    listPublicFiles(folders.public),
  ]);
  const validator = createValidator(schemas);
  const site = indexSite(source.documents, {
    pictureFiles: publicFiles,
    schemasFolder: folders.schemas,
  });
  const problems = [
    ...source.problems,
    ...source.documents.flatMap((document) => validator.validate(document)),
    ...check(site, [...checks, ...further]),
  ];
  return { documents: source.documents, problems, schemas, publicFiles };
}

/** Whether a site may be published: warnings may stay, errors may not. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
