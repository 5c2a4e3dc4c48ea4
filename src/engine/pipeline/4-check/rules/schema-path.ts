import { schemaOfKind } from '../../../schema/document-kind.ts';
import { folderOf, resolvePath } from '../../../text/resolve-path.ts';
import { referenceBesidePages, schemaReference } from '../../3-facts/schema-reference.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** A `$schema` to another schema; it may be absent. */
export const schemaPath: SiteRule = {
  name: 'schema-path',
  severity: 'error',
  checkSite(site) {
    return site.documents.flatMap((document): Finding[] => {
      const written = site.schemaPaths.get(document);
      const besidePages = referenceBesidePages(document, site);
      // The schema forbids it in a shared block.
      if (document.kind === 'shared' || written === undefined || written === besidePages) return [];
      const usual = schemaReference(document, site);
      const folder = folderOf(document.absoluteFile);
      if (resolvePath(folder, written) === resolvePath(folder, usual)) return [];
      // Of pages apart from the project, where each machine may keep both in another place.
      if (usual !== besidePages && written.endsWith(`schemas/${schemaOfKind[document.kind]}`)) return [];
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
