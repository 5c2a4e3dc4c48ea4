import { check } from './check/check.ts';
import { listPublicFiles } from './check/list-public-files.ts';
import { indexSite } from './check/site-index.ts';
import { load } from './load/load.ts';
import type { SourceDocument } from './load/source-document.ts';
import { type InspectedPictures, inspectPictures } from './picture/inspect-pictures.ts';
import type { Problem } from './problem/problem.ts';
import { readSchemas, type Schemas } from './schema/schema-files.ts';
import type { SiteFolders } from './site-folders.ts';
import { createValidator } from './validate/validator.ts';

/** A site as its authors wrote it, with everything that is wrong with it. */
export interface CheckedSite {
  documents: SourceDocument[];
  problems: Problem[];
  schemas: Schemas;
  pictures: InspectedPictures;
}

/**
 * Loads all pages, validates each against its schema and checks them against each other. All problems of all pages
 * come back together, with files named as from `workingDirectory`; throws `CouldNotRunError` when there is nothing to check.
 */
export async function checkSite(
  folders: SiteFolders,
  workingDirectory = process.cwd(),
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
  const pictures = await inspectPictures(
    site.pictures.filter(({ src }) => publicFiles.has(src)),
    folders,
  );
  const problems = [
    ...source.problems,
    ...source.documents.flatMap((document) => validator.validate(document)),
    ...check({ ...site, inspectedPictures: pictures.named }),
  ];
  return { documents: source.documents, problems, schemas, pictures };
}

/** Whether a site may be published: warnings may stay, errors may not. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
