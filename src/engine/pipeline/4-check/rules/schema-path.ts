import { schemaOfKind } from '../../../schema/document-kind.ts';
import { folderOf, resolvePath } from '../../../text/resolve-path.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import { pathInPages, type SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** A `$schema` to another schema; it may be absent. */
export const schemaPath: SiteRule = {
  name: 'schema-path',
  severity: 'error',
  checkSite(site) {
    return site.documents.flatMap((document): Finding[] => {
      const schema = schemaOfKind[document.kind];
      const written = site.schemaPaths.get(document);
      // The schema forbids it in a shared block.
      if (document.kind === 'shared' || written === undefined) return [];
      const usual = usualPath(document, schema, site);
      if (written === usual) return [];
      const folder = folderOf(document.absoluteFile);
      const leadsTo = resolvePath(folder, written);
      // Pages may be a copy without schemas beside them.
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

/** Relative path to `schemas/` beside the pages. */
function usualPath({ file }: SourceFile, schema: string, site: SiteIndex): string {
  return `${'../'.repeat(pathInPages(file, site).split('/').length)}schemas/${schema}`;
}
