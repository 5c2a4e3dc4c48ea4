import { writeFile } from 'node:fs/promises';
import { describeEdits } from '../fix/describe-edits.ts';
import type { MendedFile } from '../fix/fix-site.ts';
import { unreadable } from '../fix/mend-document.ts';
import { load } from '../load/load.ts';
import type { SourceDocument } from '../load/source-document.ts';
import type { SiteFolders } from '../site-folders.ts';
import { migrateDocument } from './migrate-document.ts';

export interface MigratedSite {
  /** The files that were rewritten, with a Dutch line for each change. */
  rewritten: MendedFile[];
  /** Files that could not be read for certain, so nobody can say whether they hold an old form. */
  skipped: string[];
}

/**
 * Rewrites on disk every page and shared block that has an old form. A second run changes nothing.
 * @throws CouldNotRunError when the folder with pages does not exist
 */
export async function migrateSite({ pages }: Pick<SiteFolders, 'pages'>): Promise<MigratedSite> {
  const { documents, problems } = await load({ pagesFolder: pages });
  const unread = new Set(problems.filter(({ rule }) => unreadable.has(rule)).map(({ file }) => file));
  const isRead = ({ value, file }: SourceDocument): boolean => value !== undefined && !unread.has(file);
  const rewritten: MendedFile[] = [];
  for (const document of documents.filter(isRead)) {
    const migrated = migrateDocument(document);
    if (migrated === undefined) continue;
    await writeFile(document.absoluteFile, migrated.text);
    const changes = migrated.rounds.flatMap(({ text, edits }) => describeEdits(edits, text));
    rewritten.push({ file: document.file, changes });
  }
  const skipped = documents.filter((document) => !isRead(document)).map(({ file }) => file);
  return { rewritten, skipped };
}
