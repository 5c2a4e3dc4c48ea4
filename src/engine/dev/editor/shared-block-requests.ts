import { rm } from 'node:fs/promises';
import type { PageAnswer, SharedBlockAnswer } from '../../../shared/authors/editor-answers.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { requireReadable } from '../../authoring/require-readable.ts';
import { planSharedBlock, type WantedSharedBlock } from '../../authoring/share/plan-shared-block.ts';
import { requireAsRead, writeAllOver } from '../../authoring/write-over.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { pathInPages } from '../../pipeline/3-facts/site-index.ts';
import { answered } from './answered.ts';
import { openFile } from './editor-files.ts';
import { answeredWithPlaces, type ChangedSite } from './page-requests.ts';

/** Makes a shared block of one that stands on a page, with a reference in its place. */
export function shareBlock(
  wanted: WantedSharedBlock,
  { checked, folders, lastChange }: ChangedSite,
): Promise<SharedBlockAnswer> {
  return answered(async () => {
    const { shared, page, text } = planSharedBlock(checked, folders, wanted);
    const description = `Van een blok van “${page.name}” is het gedeelde blok “${shared.name}” gemaakt.`;
    await lastChange.carryOut(description, [shared, page], async () => {
      requireAsRead([page]);
      // First what the reference names.
      await writeFileAtomic(shared.absoluteFile, shared.text);
      await writeAllOver([{ before: page, text }]);
    });
    const opened = await openFile(page.absoluteFile);
    if (!opened) throw new CouldNotRunError(`${page.file} is intussen verwijderd.`);
    return { name: shared.name, page: opened, change: lastChange.name };
  });
}

/** Removes a shared block that stands on no page. */
export function removeSharedBlock(name: string, { checked, lastChange }: ChangedSite): Promise<PageAnswer> {
  return answeredWithPlaces(checked, async () => {
    const file = checked.files.find((each) => each.kind === 'shared' && each.name === name);
    if (!file) throw new CouldNotRunError(`Er is geen gedeeld blok “${name}” (meer).`);
    // What stands on a page that cannot be read is not known; in other files no shared block stands.
    const others = new Set(checked.files.filter(({ kind }) => kind !== 'page').map((each) => each.file));
    const problems = checked.problems.filter((problem) => !others.has(problem.file));
    requireReadable({ ...checked, problems }, 'Niet elk blok');
    const inTheWay = checked.index.pages.flatMap(({ document, blocks = [] }) =>
      blocks
        .filter(({ shared }) => shared === name)
        .map(({ pointer }) => ({ file: pathInPages(document.file, checked.index), pointer })),
    );
    if (inTheWay.length > 0)
      return { message: 'Dit blok staat nog op deze pagina’s. Haal het daar eerst weg:', inTheWay };
    await lastChange.carryOut(`Het gedeelde blok “${name}” is verwijderd.`, [file], () =>
      rm(file.absoluteFile),
    );
    return { route: '/' };
  });
}
