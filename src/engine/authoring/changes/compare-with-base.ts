import { load } from '../../pipeline/1-load/load.ts';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { editorForms } from '../catalogue/form-fields.ts';
import { changedFiles } from './changed-files.ts';
import { checkoutBase } from './checkout-base.ts';
import { type SiteChanges, siteChanges } from './site-changes.ts';
import { withLabels } from './with-labels.ts';

interface Comparison {
  changes: SiteChanges;
  /** The other version, in Markdown: `origin/main (1a2b3c4)` as code. */
  against: string;
  /** Where that stands. */
  base: SiteFolders;
}

/**
 * Compares the pages with those of another version.
 * @param into an empty folder for that version, with its public files if asked for
 * @throws CouldNotRunError as `readBase`
 */
export async function compareWithBase(
  folders: SiteFolders,
  base: string,
  { into, withPublic = false }: { into: string; withPublic?: boolean },
): Promise<Comparison> {
  const version = await checkoutBase(folders, base, { into, withPublic });
  const before = load({ pagesFolder: version.folders.pages });
  const after = load({ pagesFolder: folders.pages });
  const forms = editorForms(await readSchemas(folders.schemas));
  return {
    changes: {
      ...withLabels(siteChanges(before.documents, after.documents), forms),
      files: changedFiles(folders, version.commit, after.documents),
    },
    against: `\`${base} (${version.commit.slice(0, 7)})\``,
    base: version.folders,
  };
}
