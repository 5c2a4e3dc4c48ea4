import type { JsonObject } from '../../shared/json/json-value.ts';
import type { InspectedPictures, PictureFile } from '../assets/picture-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RuleName } from '../diagnostics/rule-table.ts';
import { type SourceDocument, sourceFileOf, textOf } from '../pipeline/1-load/source-document.ts';
import type { IndexOptions, SiteIndex } from '../pipeline/3-facts/site-index.ts';
import { isAboutBytes, isOfReadBytes } from '../pipeline/document-fixes.ts';
import type { ExaminedFile } from '../pipeline/examine-file.ts';
import type { Examined } from '../pipeline/site-problems.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Dictionary } from '../text/spelling/dictionary.ts';
import type { SiteParts } from './edited-site.ts';

interface CheckedParts {
  problems: readonly Diagnostic[];
  examined: readonly Examined[];
  index: SiteIndex;
  schemas: Schemas;
  pictures: InspectedPictures;
}

/** The site as the worker receives it: plain JSON. */
export interface EditedSiteFiles
  extends Pick<IndexOptions, 'schemasFolder' | 'pagesFolder' | 'publicFolder'> {
  /** With the server's facts and problems of each: computing these again would keep an author waiting. */
  files: (Omit<SourceDocument, 'value'> & ExaminedFile)[];
  /** By relative path. */
  schemas: [path: string, schema: JsonObject][];
  /** Site paths of all files in it. */
  publicFiles: string[];
  /** Absent where their list cannot be read. */
  ownWords?: string[];
  /** Absolute paths of files that no version in git has yet. */
  newFiles: string[];
  /** As in `SiteParts`. */
  aboutFiles: Diagnostic[];
  /** Facts of the pictures that pages name, by site path. */
  pictures: Record<keyof InspectedPictures, [path: string, facts: PictureFile][]>;
}

/** Rules about the names and places of files. */
const aboutNames: ReadonlySet<RuleName> = new Set(['route-name', 'route-escape', 'file-extension']);

/** Serializes a checked site for the worker. */
export function siteFilesOf({ examined, problems, index, schemas, pictures }: CheckedParts): EditedSiteFiles {
  return {
    files: examined.map(({ file: { bytes, ...place }, ...known }) => ({
      ...place,
      text: textOf({ bytes }),
      ...known,
    })),
    schemas: [...schemas],
    schemasFolder: index.schemasFolder,
    publicFiles: [...index.pictureFiles],
    pagesFolder: index.pagesFolder,
    publicFolder: index.publicFolder,
    ...(index.ownWords && { ownWords: [...index.ownWords] }),
    newFiles: examined.map(({ file }) => file.absoluteFile).filter((file) => index.isNew?.(file)),
    aboutFiles: problems.filter(
      (problem) =>
        (aboutNames.has(problem.rule) || (isAboutBytes(problem) && !isOfReadBytes(problem))) &&
        problem.file.startsWith(`${index.pagesFolder}/`),
    ),
    pictures: { named: [...pictures.named], shown: [...pictures.shown] },
  };
}

/** Restores the site in the worker. */
export function sitePartsOf(site: EditedSiteFiles, dictionary: () => Dictionary): SiteParts {
  return {
    examined: site.files.map(({ facts, problems, findings, understood, ...file }) => ({
      file: sourceFileOf({ ...file, value: undefined }),
      facts,
      problems,
      findings,
      understood,
    })),
    schemas: new Map(site.schemas),
    schemasFolder: site.schemasFolder,
    pictureFiles: new Set(site.publicFiles),
    pagesFolder: site.pagesFolder,
    publicFolder: site.publicFolder,
    ...(site.ownWords && { ownWords: new Set(site.ownWords) }),
    newFiles: new Set(site.newFiles),
    aboutFiles: site.aboutFiles,
    pictures: { named: new Map(site.pictures.named), shown: new Map(site.pictures.shown) },
    dictionary,
  };
}
