import { join } from 'node:path';
import { dedupeOverlapping } from '../../../src/engine/diagnostics/dedupe-overlapping.ts';
import { report } from '../../../src/engine/diagnostics/report.ts';
import { listPublicFiles } from '../../../src/engine/pipeline/1-load/list-public-files.ts';
import { load } from '../../../src/engine/pipeline/1-load/load.ts';
import { siteFolders } from '../../../src/engine/pipeline/1-load/site-folders.ts';
import { createValidator, type Validator } from '../../../src/engine/pipeline/2-validate/validator.ts';
import { check } from '../../../src/engine/pipeline/4-check/check.ts';
import { indexChecked } from '../../../src/engine/pipeline/check-site.ts';
import { readSchemas } from '../../../src/engine/schema/schema-files.ts';
import type { ReportedDiagnostic } from '../../../src/shared/reported-diagnostic.ts';

let validator: Validator | undefined;

/** What the author of the pages in a folder sees, without the lines of code; schemas are compiled once for all. */
export async function whatIsSeen(projectRoot: string, folder: string): Promise<string> {
  const folders = siteFolders(projectRoot, join(folder, 'pages'));
  validator ??= createValidator(await readSchemas(folders.schemas));
  const { validate } = validator;
  const { documents, problems } = await load({ pagesFolder: folders.pages, workingDirectory: folder });
  const site = indexChecked({ documents, publicFiles: listPublicFiles(folders.public) }, folders);
  const all = [
    ...problems,
    ...dedupeOverlapping(
      documents.flatMap((document) => validate(document)),
      check(site),
    ),
  ];
  const reported: ReportedDiagnostic[] = JSON.parse(report(all, documents, 'json'));
  return `\n${reported.map(seen).join('')}`;
}

function seen({ file, line, column, severity, rule, message, hint }: ReportedDiagnostic): string {
  const level = severity === 'error' ? 'fout' : 'waarschuwing';
  return `${file}:${line}:${column} ${level} ${rule}\n${message}\n${hint === undefined ? '' : `${hint}\n`}`;
}
