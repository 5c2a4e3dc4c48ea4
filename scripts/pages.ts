import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { exportPages } from '../src/engine/authoring/table/export-pages.ts';
import { planImport } from '../src/engine/authoring/table/import-pages.ts';
import { tableReport } from '../src/engine/authoring/table/table-report.ts';
import { tableText } from '../src/engine/authoring/table/table-text.ts';
import { writeAllOver } from '../src/engine/authoring/write-over.ts';
import { writeFileAtomic } from '../src/engine/memo/write-file-atomic.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { isDiskFull } from '../src/shared/disk-full.ts';
import { errorCode } from '../src/shared/error-code.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { typedFile, typedPlace } from './typed-file.ts';

/** Exports pages as a table, or imports one. */
export async function tablePages(args: string[]): Promise<number> {
  const { values, positionals } = authorArguments({
    args,
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
  // A page that is named by mistake would be written over.
  if (act === 'export' && !/\.csv$/i.test(file)) {
    throw new CouldNotRunError(
      'De naam van een tabel eindigt op .csv: npm run pages -- export paginas.csv. Excel opent die ook.',
    );
  }
  const folders = siteFolders(projectRoot, values.pages);
  const site = await checkSite(folders);
  if (act === 'export') {
    const columns = values.columns?.split(',').map((name) => name.trim());
    await writeTable(file, exportPages(site, columns));
    console.error(`${site.index.pages.length} pagina's staan in ${file}.`);
    return 0;
  }
  const planned = planImport(await readTable(file), site);
  const isRefused = planned.messages.some(({ severity }) => severity === 'error');
  if (!isRefused && !values['dry-run']) await writeAllOver(planned.changed);
  printMessage(tableReport(planned, { file, isDry: values['dry-run'] }), folders);
  return isRefused ? 1 : 0;
}

async function writeTable(file: string, table: string): Promise<void> {
  const place = typedPlace(file);
  try {
    // What was changed in an earlier one may not have been imported yet.
    if (statSync(place, { throwIfNoEntry: false })?.isFile()) {
      throw new CouldNotRunError(
        `"${file}" bestaat al, en wat daarin veranderd is zou verloren gaan. Er is niets geschreven: kies een andere naam, of gooi dat bestand eerst weg.`,
      );
    }
    await writeFileAtomic(place, table);
  } catch (error) {
    const code = errorCode(error);
    if (code === '' || isDiskFull(error)) throw error;
    throw new CouldNotRunError(
      `"${file}" is niet te schrijven (${code}). Staat de tabel nog open in een rekenblad? Sluit die dan. Of kies een andere naam, in een map waarin je mag schrijven.`,
      { cause: error },
    );
  }
}

async function readTable(file: string): Promise<string> {
  try {
    return tableText(await readFile(typedFile(file)), file);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new CouldNotRunError(`Het bestand "${file}" bestaat niet.`);
    if (code === 'EISDIR')
      throw new CouldNotRunError(
        `"${file}" is een map. Noem de tabel die erin staat, zoals ${file}/paginas.csv.`,
      );
    throw error;
  }
}

if (import.meta.main) await run(tablePages);
