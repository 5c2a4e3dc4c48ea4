import { dirname, resolve } from 'node:path';
import type { DocumentKind, SourceFile } from '../../1-load/source-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Check, Finding } from '../check.ts';

const schemaOf: Partial<Record<DocumentKind, string>> = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  glossary: 'glossary.schema.json',
};

/** Reports a `$schema` that does not lead to our schema; leaving it out is fine. */
export const schemaPath: Check = {
  rule: 'schema-path',
  why: 'With a wrong "$schema" an editor stops checking the file, almost without a word.',
  run(site) {
    return site.documents.flatMap((document): Finding[] => {
      const schema = schemaOf[document.kind];
      const written = site.schemaPaths.get(document);
      if (schema === undefined || written === undefined) return [];
      const usual = usualPath(document, schema, site);
      if (written === usual) return [];
      const folder = dirname(document.absoluteFile);
      const leadsTo = resolve(folder, written);
      // Pages may be checked from a copy elsewhere, without the schemas beside it.
      if (leadsTo === resolve(folder, usual) || leadsTo === resolve(site.schemasFolder, schema)) return [];
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
