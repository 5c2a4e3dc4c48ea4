import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { exportPages } from '../src/engine/authoring/table/export-pages.ts';
import { planImport } from '../src/engine/authoring/table/import-pages.ts';
import { tableReport } from '../src/engine/authoring/table/table-report.ts';
import { writeFileAtomic } from '../src/engine/memo/write-file-atomic.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { errorCode } from '../src/shared/error-code.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      columns: { type: 'string' },
    },
  });
  const [act, file] = positionals;
  if (file === undefined || positionals.length > 2 || (act !== 'export' && act !== 'import')) {
    throw new CouldNotRunError(
      'Schrijf npm run pages -- export paginas.csv, verander de tabel, en daarna npm run pages -- import paginas.csv --dry-run',
    );
  }
  const site = await checkSite(siteFolders(projectRoot, values.pages));
  if (act === 'export') {
    await writeFileAtomic(
      file,
      exportPages(
        site,
        values.columns?.split(',').map((name) => name.trim()),
      ),
    );
    console.error(`${site.index.pages.length} pagina's staan in ${file}.`);
    return 0;
  }
  const planned = planImport(await readTable(file), site);
  const isRefused = planned.messages.some(({ severity }) => severity === 'error');
  if (!isRefused && !values['dry-run']) {
    for (const { absoluteFile, text } of planned.documents) await writeFileAtomic(absoluteFile, text);
  }
  console.error(tableReport(planned, { file, isDry: values['dry-run'] }));
  return isRefused ? 1 : 0;
});

async function readTable(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new CouldNotRunError(`Het bestand "${file}" bestaat niet.`);
    if (!(error instanceof TypeError)) throw error;
    throw new CouldNotRunError(
      `"${file}" is niet als UTF-8 bewaard. Kies in Excel bij Opslaan als: CSV UTF-8 (door lijstscheidingsteken gescheiden).`,
    );
  }
}
