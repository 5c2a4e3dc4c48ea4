import { relative } from 'node:path';
import { writeOver } from '../src/engine/authoring/write-over.ts';
import { applyEdits } from '../src/engine/json/text-edit.ts';
import { editsOf } from '../src/engine/pipeline/1-load/formatting.ts';
import { load } from '../src/engine/pipeline/1-load/load.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { isWhole } from '../src/engine/pipeline/1-load/source-document.ts';
import { printable } from '../src/engine/text/printable.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { realFile, typedFile } from './typed-file.ts';

/** Formats pages. */
export async function formatPages(args: string[]): Promise<number> {
  const { values, positionals } = authorArguments({
    args,
    allowPositionals: true,
    options: { pages: { type: 'string' } },
  });
  const folders = siteFolders(projectRoot, values.pages);
  const { documents } = load({ pagesFolder: folders.pages });
  const asked = new Set(positionals.map(typedFile));
  const chosen = documents.filter(
    ({ absoluteFile }) => asked.size === 0 || asked.has(realFile(absoluteFile)),
  );
  for (const file of asked) {
    if (chosen.some(({ absoluteFile }) => realFile(absoluteFile) === file)) continue;
    throw new CouldNotRunError(`"${relative(process.cwd(), file)}" is geen pagina.`);
  }
  let changed = 0;
  for (const document of chosen.filter(isWhole)) {
    const edits = editsOf(document.text);
    if (edits.length === 0 || !(await writeOver(document, applyEdits(document.text, edits)))) continue;
    printMessage(`${printable(document.file)} opgemaakt.`, folders);
    changed += 1;
  }
  const skipped = chosen.filter((document) => !isWhole(document));
  for (const { file } of skipped)
    printMessage(`${printable(file)} overgeslagen: daar staat een fout in. Draai "npm run check".`, folders);
  const untouched = skipped.length > 0 ? 'Er is niets opgemaakt.' : 'Alles stond al netjes.';
  console.error(changed === 0 ? untouched : `${changed} van ${chosen.length} bestanden opgemaakt.`);
  return skipped.length > 0 ? 1 : 0;
}

if (import.meta.main) await run(formatPages);
