import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareWithBase } from '../src/engine/authoring/changes/compare-with-base.ts';
import { pagesToShow } from '../src/engine/authoring/changes/pages-to-show.ts';
import { reportChanges } from '../src/engine/authoring/changes/report-changes.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { authorArguments } from './author-arguments.ts';
import { installedChromium } from './installed-chromium.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** A reviewer looks at no more pages than this. */
const maxPictured = 25;

/** Reports what changes for visitors since another version. */
export async function printChanges(args: string[]): Promise<number> {
  const { values } = authorArguments({
    args,
    options: {
      base: { type: 'string', default: 'origin/main' },
      pages: { type: 'string' },
      pictures: { type: 'string' },
    },
  });
  const folders = siteFolders(projectRoot, values.pages);
  const temporary = await mkdtemp(join(tmpdir(), 'changes-'));
  try {
    const withPublic = values.pictures !== undefined;
    const { changes, against, base } = await compareWithBase(folders, values.base, {
      into: temporary,
      withPublic,
    });
    console.log(reportChanges(changes, against));
    if (values.pictures !== undefined) {
      // The report needs no browser and no builder, so it does not wait for these to load.
      const { comparePictures } = await import('../src/engine/authoring/changes/compare-pictures.ts');
      const executablePath = installedChromium();
      const options = { into: values.pictures, present: folders, base, executablePath };
      const pages = pagesToShow(changes);
      const pictures = await comparePictures(pages.slice(0, maxPictured), options);
      const file = join(values.pictures, 'wat-verandert.md');
      if (pictures.length > 0) await writeFile(file, reportChanges(changes, against, pictures));
      console.error(
        `Foto's van ${pictures.length} van de ${pages.length} pagina's staan in ${values.pictures}.`,
      );
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return 0;
}

if (import.meta.main) await run(printChanges);
