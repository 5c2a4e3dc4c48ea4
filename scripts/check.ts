import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { vanishedAddresses } from '../src/build/base/vanished-addresses.ts';
import { releaseValue } from '../src/build/check/release-value.ts';
import { checkSite, hasErrors } from '../src/build/check-site.ts';
import { fixSite, type MendedFile } from '../src/build/fix/fix-site.ts';
import { CouldNotRunError } from '../src/build/problem/could-not-run-error.ts';
import { jobSummary } from '../src/build/problem/job-summary.ts';
import { nearestName } from '../src/build/problem/near-name.ts';
import { type ReportFormat, report, reportFormats } from '../src/build/problem/report.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      pages: { type: 'string' },
      fix: { type: 'boolean', default: false },
      base: { type: 'string' },
      release: { type: 'boolean', default: false },
    },
  });
  const format = readFormat(values.format);
  const folders = siteFolders(projectRoot, values.pages);
  const asked = new Set(positionals.map(fileName));
  const isAsked = (file: string): boolean => asked.size === 0 || asked.has(file);

  if (values.fix) tellMended(await fixSite(folders, isAsked));
  const further = values.release ? [releaseValue] : [];
  const { documents, problems } = await checkSite(folders, process.cwd(), further, {
    forgetsPages: true,
  });
  const vanished = values.base === undefined ? [] : vanishedAddresses(documents, folders.pages, values.base);
  const found = [...problems, ...vanished];
  refuseUnknown(asked, new Set([...documents, ...found].map(({ file }) => file)));
  const shown = found.filter(({ file }) => isAsked(file));
  const looked = documents.filter(({ file }) => isAsked(file));
  const text = report(shown, looked, format);
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summaryFile) appendFileSync(summaryFile, jobSummary(shown, looked));
  if (format === 'text') console.error(text);
  else console.log(text);
  return hasErrors(shown) ? 1 : 0;
});

function readFormat(name: string): ReportFormat {
  const format = reportFormats.find((known) => known === name);
  if (format) return format;
  throw new CouldNotRunError(`Het formaat "${name}" bestaat niet. Kies uit: ${reportFormats.join(', ')}.`);
}

function tellMended(files: MendedFile[]): void {
  for (const { file, changes } of files) {
    console.error(`${file} verbeterd:\n${changes.map((change) => `  ${change}\n`).join('')}`);
  }
  if (files.length === 0) console.error('Er was niets dat vanzelf verbeterd kon worden.\n');
}

/** Nothing is wrong with a file that is not there, which would tell its author that all is well. */
function refuseUnknown(asked: ReadonlySet<string>, known: ReadonlySet<string>): void {
  for (const file of asked) {
    if (known.has(file)) continue;
    const near = nearestName(file, known);
    const wayOut = near === undefined ? 'Noem een bestand in de map met pagina’s.' : `Bedoel je "${near}"?`;
    throw new CouldNotRunError(`"${file}" is geen bestand van de site. ${wayOut}`);
  }
}

/** A file as problems name it, however it was typed. */
function fileName(typed: string): string {
  return relative(process.cwd(), resolve(typed)).replaceAll('\\', '/');
}
