import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type FixedFile, fixOffer, fixSite } from '../src/engine/authoring/fix/fix-site.ts';
import { baseCommit } from '../src/engine/authoring/git-base/read-base.ts';
import { vanishedAddresses } from '../src/engine/authoring/git-base/vanished-addresses.ts';
import { likelyFile } from '../src/engine/authoring/likely-file.ts';
import { jobSummary } from '../src/engine/diagnostics/job-summary.ts';
import { maxPerFile, moreInFile } from '../src/engine/diagnostics/more-in-file.ts';
import { type ReportFormat, report, reportFormats } from '../src/engine/diagnostics/report.ts';
import { repositoryAddress } from '../src/engine/diagnostics/repository-address.ts';
import { Memo } from '../src/engine/memo/memo.ts';
import { newFilesIn } from '../src/engine/pipeline/1-load/new-files.ts';
import { type SiteFolders, siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { fileTexts } from '../src/engine/pipeline/1-load/source-document.ts';
import type { SiteIndex } from '../src/engine/pipeline/3-facts/site-index.ts';
import { releaseRules } from '../src/engine/pipeline/4-check/rules.ts';
import { checkSite, documentsOf } from '../src/engine/pipeline/check-site.ts';
import { weighPages } from '../src/engine/pipeline/weigh-pages.ts';
import { createProgress } from '../src/engine/progress.ts';
import { printable } from '../src/engine/text/printable.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { isError } from '../src/shared/authors/severity.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { realFile, typedFile } from './typed-file.ts';

/** Reports all problems of all pages, or of some files. */
export async function check(args: string[]): Promise<number> {
  loadEnvironmentFile();
  const { values, positionals } = authorArguments({
    args,
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
  const asked = new Map(positionals.map((typed) => [typedFile(typed), typed]));
  const isAsked = (file: string): boolean => asked.size === 0 || asked.has(realFile(file));

  if (values.fix) printFixed(await fixSite(folders, isAsked), folders);
  const memo = new Memo(folders);
  const extraRules = values.release ? releaseRules : [];
  // What a branch adds is new to its reader.
  const isNew =
    values.base === undefined
      ? undefined
      : newFilesIn(folders.pages, await baseCommit(folders.pages, values.base));
  const checked = await checkSite(folders, { memo, extraRules, isNew });
  const { files, problems } = checked;
  const vanished =
    values.base === undefined
      ? []
      : await vanishedAddresses(documentsOf(checked), folders.pages, values.base);
  const found = [...problems, ...vanished];
  refuseUnknown(asked, { known: new Set([...files, ...found].map(({ file }) => file)), site: checked.index });
  if (!found.some(isError)) {
    const { siteUrl } = readEnvironment(process.env);
    found.push(
      ...(await weighPages(checked, { folders, siteUrl, isAsked, progress: createProgress(process.stderr) })),
    );
  }
  const shown = found.filter(({ file }) => isAsked(file));
  const looked = fileTexts(files.filter(({ file }) => isAsked(file)));
  const repository = repositoryAddress(process.env);
  const projectUrl = repository ?? pathToFileURL(projectRoot).href;
  const { pagesFolder } = checked.index;
  const text = report(shown, { documents: looked, format, projectUrl, pagesFolder });
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summaryFile)
    appendFileSync(summaryFile, jobSummary(shown, { documents: looked, repository, pagesFolder }));
  if (format === 'text') console.error(text);
  else console.log(text);
  const offer = format === 'text' ? fixOffer(checked, isAsked) : undefined;
  if (offer !== undefined) printMessage(`${offer}\n`, folders);
  return shown.some(isError) ? 1 : 0;
}

function readFormat(name: string): ReportFormat {
  const format = reportFormats.find((known) => known === name);
  if (format) return format;
  throw new CouldNotRunError(`Het formaat "${name}" bestaat niet. Kies uit: ${reportFormats.join(', ')}.`);
}

function printFixed(files: FixedFile[], folders: SiteFolders): void {
  for (const { file, changes } of files) {
    // Of a page that was pasted from another program each line may have changed.
    const shown = [...changes.slice(0, maxPerFile), ...moreInFile(changes.length)];
    printMessage(
      `${printable(file)} verbeterd:\n${shown.map((change) => `  ${change}\n`).join('')}`,
      folders,
    );
  }
  if (files.length === 0) console.error('Er was niets dat vanzelf verbeterd kon worden.\n');
}

/**
 * A file that does not exist has no problems, which would suggest to its author that all is well.
 * @param asked what was typed, by real path
 * @param known the names of files in messages
 */
function refuseUnknown(
  asked: ReadonlyMap<string, string>,
  { known, site }: { known: ReadonlySet<string>; site: SiteIndex },
): void {
  const real = new Set([...known].map(realFile));
  for (const [file, typed] of asked) {
    if (real.has(file)) continue;
    const near = likelyFile(typed, { known, site });
    const wayOut = near === undefined ? 'Noem een bestand in de map met pagina’s.' : `Bedoel je "${near}"?`;
    throw new CouldNotRunError(`"${typed}" is geen bestand van de site. ${wayOut}`);
  }
}

if (import.meta.main) await run(check);
