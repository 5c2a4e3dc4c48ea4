import { join } from 'node:path';
import { check } from '../../../src/build/check/check.ts';
import { listPublicFiles } from '../../../src/build/check/list-public-files.ts';
import { indexChecked } from '../../../src/build/check-site.ts';
import { load } from '../../../src/build/load/load.ts';
import { report } from '../../../src/build/problem/report.ts';
import type { ReportedProblem } from '../../../src/build/problem/report-json.ts';
import { toldBetter } from '../../../src/build/problem/told-better.ts';
import { readSchemas } from '../../../src/build/schema/schema-files.ts';
import { siteFolders } from '../../../src/build/site-folders.ts';
import { createValidator, type Validator } from '../../../src/build/validate/validator.ts';

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
    ...toldBetter(
      documents.flatMap((document) => validate(document)),
      check(site),
    ),
  ];
  const reported: ReportedProblem[] = JSON.parse(report(all, documents, 'json'));
  return `\n${reported.map(seen).join('')}`;
}

function seen({ file, line, column, severity, rule, message, hint }: ReportedProblem): string {
  const level = severity === 'error' ? 'fout' : 'waarschuwing';
  return `${file}:${line}:${column} ${level} ${rule}\n${message}\n${hint === undefined ? '' : `${hint}\n`}`;
}
