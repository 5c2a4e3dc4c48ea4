import { groupBy } from '../../../shared/group-by.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite, documentsOf } from '../../pipeline/check-site.ts';
import { pageFieldOrder } from '../../schema/page-field-order.ts';
import { fixDocument } from './fix-document.ts';

/** `changes`: Dutch lines. */
export interface FixedFile {
  file: string;
  changes: string[];
}

/** One mistake can hide another, such as a misspelt field in a misspelt block. */
const maxRounds = 20;

/** Fixes on disk all mistakes with one solution, in wanted files (by displayed name). Idempotent. */
export async function fixSite(
  folders: SiteFolders,
  isWanted: (file: string) => boolean = () => true,
  workingDirectory = process.cwd(),
): Promise<FixedFile[]> {
  const changesOf = new Map<string, string[]>();
  for (let round = 0; round < maxRounds; round += 1) {
    const checked = await checkSite(folders, { workingDirectory });
    const { problems, schemas } = checked;
    const byFile = groupBy(problems, ({ file }) => file);
    const order = pageFieldOrder(schemas);
    let changed = false;
    for (const document of documentsOf(checked)) {
      const { file, absoluteFile } = document;
      const fixed = isWanted(file) ? fixDocument(document, byFile.get(file) ?? [], order) : undefined;
      if (fixed === undefined) continue;
      await writeFileAtomic(absoluteFile, fixed.text);
      changesOf.set(file, [...(changesOf.get(file) ?? []), ...fixed.changes]);
      changed = true;
    }
    if (!changed) break;
  }
  return [...changesOf].map(([file, changes]) => ({ file, changes }));
}
