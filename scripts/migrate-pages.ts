import { migrateSite } from '../src/engine/authoring/migrate/migrate-site.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { printable } from '../src/engine/text/printable.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** Rewrites blocks that have an old form. */
export async function migratePages(args: string[]): Promise<number> {
  const { values } = authorArguments({ args, options: { pages: { type: 'string' } } });
  const folders = siteFolders(projectRoot, values.pages);
  const { rewritten, skipped } = await migrateSite(folders);
  for (const { file, changes } of rewritten) {
    printMessage(
      `${printable(file)} omgezet:\n${changes.map((change) => `  ${change}\n`).join('')}`,
      folders,
    );
  }
  if (rewritten.length === 0) console.error('Geen enkel blok heeft een oude vorm.');
  for (const file of skipped) {
    printMessage(`${printable(file)} overgeslagen: daar staat een fout in. Draai "npm run check".`, folders);
  }
  return skipped.length > 0 ? 1 : 0;
}

if (import.meta.main) await run(migratePages);
