import { locatorOf } from '../../diagnostics/locate.ts';
import { textOf } from '../../pipeline/1-load/source-document.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { findSynonym } from '../../pipeline/4-check/rules/unique-synonym.ts';

/** Why no new card can have a name: it stands among the other names of another card; undefined when it is free. */
export function takenNameRefusal(site: SiteIndex, name: string): string | undefined {
  const found = findSynonym(site, name);
  if (found === undefined) return undefined;
  const { document, pointer, isOnly } = found;
  const { line } = locatorOf(textOf(document)).locate({ pointer });
  const way = isOnly ? 'Haal daar het hele veld "synonyms" weg' : 'Haal die naam daar weg';
  return `"${name.trim()}" is al een andere naam van een pagina: ${document.file}, regel ${line}, bij "synonyms" ("Andere namen" in de editor). ${way}, of kies een andere naam voor de nieuwe pagina.`;
}
