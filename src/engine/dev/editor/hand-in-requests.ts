import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HandInAnswer, OnlineChanges, WaitingWork } from '../../../shared/authors/editor-answers.ts';
import { isError } from '../../../shared/authors/severity.ts';
import { createQueue } from '../../../shared/create-queue.ts';
import { compareWithBase } from '../../authoring/changes/compare-with-base.ts';
import { reportChanges } from '../../authoring/changes/report-changes.ts';
import { handIn } from '../../authoring/hand-in/hand-in.ts';
import { waitingFiles } from '../../authoring/hand-in/waiting-files.ts';
import { WorkingCopy } from '../../authoring/hand-in/working-copy.ts';
import { diagnosticInWords, pointerOf } from '../../diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../../diagnostics/locate-diagnostics.ts';
import { mergeRepeatsWithin } from '../../diagnostics/merge-repeats.ts';
import { pathIn } from '../../memo/path-in.ts';
import { documentPlace } from '../../pipeline/1-load/document-place.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { fileTexts } from '../../pipeline/1-load/source-document.ts';
import { pathInPages } from '../../pipeline/3-facts/site-index.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { createProgress } from '../../progress.ts';
import { answered } from './answered.ts';

const oneByOne = createQueue();

/** By the folder with pages: what was asked for and has not begun. */
const toCompare = new Map<string, Promise<OnlineChanges>>();

/**
 * What is different from the site as it is online, in words. One comparison at a time, as it takes long; who asks while one
 * waits for its turn gets that one, which reads the files later still.
 */
export function onlineChanges(folders: SiteFolders): Promise<OnlineChanges> {
  const { pages } = folders;
  const waiting = toCompare.get(pages);
  if (waiting) return waiting;
  const asked = oneByOne(() => {
    toCompare.delete(pages);
    return comparedWithOnline(folders);
  });
  toCompare.set(pages, asked);
  return asked;
}

async function comparedWithOnline(folders: SiteFolders): Promise<OnlineChanges> {
  const into = await mkdtemp(join(tmpdir(), 'changes-'));
  return answered(async () => {
    const copy = await WorkingCopy.open(folders);
    const base = await copy.onlineVersion();
    if (base === undefined) return { report: nothingOnline, pages: 0 };
    const { changes } = await compareWithBase(folders, base, { into });
    return { report: reportChanges(changes, 'de site die nu online staat'), pages: changes.pages.length };
  }).finally(() => rm(into, { recursive: true, force: true }));
}

/** Before the first pages of a site are merged, to hand them in there need be nothing to compare with. */
const nothingOnline =
  'Deze kopie kent nog geen site die online staat. Er is dus niets om mee te vergelijken: alles wat je inlevert, is nieuw.';

/** How much a hand-in would send. */
export function waitingWork(folders: SiteFolders, checked: CheckedSite): Promise<WaitingWork> {
  return answered(async () => {
    const copy = await WorkingCopy.open(folders);
    const files = await waitingFiles(copy, { checked, folders });
    const pages = files.filter((path) => isPage(pathIn(folders.pages, join(copy.top, path)))).length;
    return { pages, others: files.length - pages };
  });
}

const inTurn = createQueue();

/** Hands in as `npm run hand-in` does. One after the other: two at once would make the same branch. */
export function handInNow(folders: SiteFolders, title: string): Promise<HandInAnswer> {
  return inTurn(() => answered(() => answerOf(folders, title)));
}

async function answerOf(folders: SiteFolders, title: string): Promise<HandInAnswer> {
  const { checked, problems, handedIn } = await handIn(folders, {
    title,
    weigh: async (site) => {
      // Lazy: it loads the builder.
      const { weighPages } = await import('../../pipeline/weigh-pages.ts');
      return weighPages(site, { folders, progress: createProgress({ write: () => undefined }) });
    },
  });
  if (handedIn) return { branch: handedIn.branch, files: handedIn.files, address: handedIn.address };
  // The form to which its pointer leads says where it is.
  const errors = problems.filter(isError).map((error) => ({ ...error, where: undefined }));
  const documents = new Set(checked.files.map(({ file }) => file));
  const listed = mergeRepeatsWithin(locateDiagnostics(errors, fileTexts(checked.files)))
    .flatMap(({ diagnostics }) => diagnostics)
    .map((error) => ({
      file: error.file,
      path: documents.has(error.file) ? pathInPages(error.file, checked.index) : undefined,
      pointer: pointerOf(error.place),
      message: diagnosticInWords(error),
    }));
  return {
    message: 'Er is nog niets ingeleverd: verbeter eerst deze fouten.',
    problems: [...new Map(listed.map((each) => [JSON.stringify(each), each])).values()],
  };
}

/** @param path from the folder with pages */
function isPage(path: string): boolean {
  return path.endsWith('.json') && documentPlace(path)?.kind === 'page';
}
