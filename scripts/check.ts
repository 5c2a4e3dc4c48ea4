import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseValue } from '../src/build/check/release-value.ts';
import { checkSite, hasErrors } from '../src/build/check-site.ts';
import { CouldNotRunError } from '../src/build/problem/could-not-run-error.ts';
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
      release: { type: 'boolean', default: false },
    },
  });
  const format = readFormat(values.format);
  const { documents, problems } = await checkSite(
    siteFolders(projectRoot, values.pages),
    process.cwd(),
    values.release ? [releaseValue] : [],
  );
  const asked = new Set(positionals.map(fileName));
  const shown = asked.size > 0 ? problems.filter(({ file }) => asked.has(file)) : problems;
  const text = report(shown, documents, format);
  if (format === 'text') console.error(text);
  else console.log(text);
  return hasErrors(shown) ? 1 : 0;
});

function readFormat(name: string): ReportFormat {
  const format = reportFormats.find((known) => known === name);
  if (format) return format;
  throw new CouldNotRunError(`Het formaat "${name}" bestaat niet. Kies uit: ${reportFormats.join(', ')}.`);
}

/** A file as problems name it, however it was typed. */
function fileName(typed: string): string {
  return relative(process.cwd(), resolve(typed)).replaceAll('\\', '/');
}
