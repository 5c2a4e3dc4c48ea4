import { schemaOfKind } from '../../../schema/document-kind.ts';
import { folderOf, resolvePath } from '../../../text/resolve-path.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Reports a `$schema` that does not lead to our schema; leaving it out is fine. */
export const schemaPath: SiteRule = {
  name: 'schema-path',
  severity: 'error',
  checkSite(site) {
    return site.documents.flatMap((document): Finding[] => {
      const schema = schemaOfKind[document.kind];
      const written = site.schemaPaths.get(document);
      // A shared block needs no "$schema", and its schema forbids one.
      if (document.kind === 'shared' || written === undefined) return [];
      const usual = usualPath(document, schema, site);
      if (written === usual) return [];
      const folder = folderOf(document.absoluteFile);
      const leadsTo = resolvePath(folder, written);
      // Pages may be checked from a copy elsewhere, without the schemas beside it.
      if (leadsTo === resolvePath(folder, usual) || leadsTo === resolvePath(site.schemasFolder, schema))
        return [];
      return [
        {
          document,
          pointer: '/$schema',
          message: `"$schema" wijst met "${written}" niet naar het schema van dit bestand.`,
          hint: `Schrijf "$schema": "${usual}".`,
          replacement: usual,
        },
      ];
    });
  },
};

/** The path from a file to the folder `schemas/` that stands beside the pages. */
function usualPath({ file }: SourceFile, schema: string, { pagesFolder }: SiteIndex): string {
  const inside = file.slice(pagesFolder.length + 1);
  return `${'../'.repeat(inside.split('/').length)}schemas/${schema}`;
}
