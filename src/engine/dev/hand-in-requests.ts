import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { HandInAnswer, OnlineChanges } from '../../shared/editor.ts';
import { compareWithBase } from '../authoring/changes/compare-with-base.ts';
import { reportChanges } from '../authoring/changes/report-changes.ts';
import { handIn } from '../authoring/hand-in/hand-in.ts';
import { WorkingCopy } from '../authoring/hand-in/working-copy.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import { createProgress } from '../progress.ts';

/** What is different from the site as it is online, in words. */
export async function onlineChanges(folders: SiteFolders): Promise<OnlineChanges> {
  const into = await mkdtemp(join(tmpdir(), 'changes-'));
  try {
    const { remote, mainBranch } = new WorkingCopy(folders);
    const { changes, against } = await compareWithBase(folders, `${remote}/${mainBranch}`, { into });
    return { report: reportChanges(changes, against), pages: changes.pages.length };
  } catch (error) {
    return { message: messageOf(error) };
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}

/** Hands in as `npm run hand-in` does. */
export async function handInNow(folders: SiteFolders, title: string): Promise<HandInAnswer> {
  try {
    const { problems, handedIn } = await handIn(folders, {
      title,
      weigh: async (site) => {
        // Lazy: it loads the builder.
        const { weighPages } = await import('../pipeline/weigh-pages.ts');
        return weighPages(site, { folders, progress: createProgress({ write: () => undefined }) });
      },
    });
    if (handedIn) return { branch: handedIn.branch, files: handedIn.files, address: handedIn.address };
    const errors = problems.filter(({ severity }) => severity === 'error');
    return {
      message: 'Er is nog niets ingeleverd: verbeter eerst deze fouten.',
      problems: errors.map(({ file, message, hint }) => ({
        file,
        message: `${message} ${hint ?? ''}`.trim(),
      })),
    };
  } catch (error) {
    return { message: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof CouldNotRunError) return error.message;
  throw error;
}
