import { load } from '../../pipeline/1-load/load.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { isWhole } from '../../pipeline/1-load/source-document.ts';
import { migrateDocument } from '../../schema/migration/migrate-document.ts';
import { describeEdits } from '../fix/describe-edits.ts';
import type { FixedFile } from '../fix/fix-site.ts';
import { writeOver } from '../write-over.ts';

interface MigratedSite {
  rewritten: FixedFile[];
  /** Not reliably readable. */
  skipped: string[];
}

/**
 * Migrates pages and shared blocks on disk; idempotent.
 * @throws CouldNotRunError when the pages folder does not exist
 */
export async function migrateSite({ pages }: Pick<SiteFolders, 'pages'>): Promise<MigratedSite> {
  const { documents } = load({ pagesFolder: pages });
  const rewritten: FixedFile[] = [];
  for (const document of documents.filter(isWhole)) {
    const migrated = migrateDocument(document);
    if (migrated === undefined || !(await writeOver(document, migrated.text))) continue;
    const changes = migrated.rounds.flatMap(({ text, edits }) => describeEdits(edits, text));
    rewritten.push({ file: document.file, changes });
  }
  const skipped = documents.filter((document) => !isWhole(document)).map(({ file }) => file);
  return { rewritten, skipped };
}
