import { locatorOf } from '../../diagnostics/locate.ts';
import { textOf } from '../../pipeline/1-load/source-document.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { findSynonym } from '../../pipeline/4-check/rules/unique-synonym.ts';
import { PageRefusal } from '../page-refusal.ts';

/** Why no new card can have a name: it stands among the other names of another card; undefined when it is free. */
export function takenNameRefusal(site: SiteIndex, name: string): PageRefusal | undefined {
  const found = findSynonym(site, name);
  if (found === undefined) return undefined;
  const { document, pointer, isOnly } = found;
  const { line } = locatorOf(textOf(document)).locate({ pointer });
  const way = isOnly ? 'Haal daar het hele veld "synonyms" weg' : 'Haal die naam daar weg';
  return new PageRefusal(
    `"${name.trim()}" is al een andere naam van een pagina: hij staat daar bij "synonyms" ("Andere namen" in de editor). ${way}, of kies een andere naam voor de nieuwe pagina.`,
    [{ file: document.file, pointer, line }],
  );
}
