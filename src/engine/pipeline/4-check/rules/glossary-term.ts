import type { Unchecked } from '../../../../shared/json/unchecked.ts';
import type { Glossary, GlossaryTerm } from '../../../../shared/schema-types.ts';
import { listAt, memberAt, stringOrEmptyAt } from '../../../json/json-shape.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { closestFinder } from '../links/closest-finder.ts';
import { didYouMean } from '../links/did-you-mean.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Terms missing from the glossary, or defined twice. */
export const glossaryTerm: SiteRule = {
  name: 'glossary-term',
  severity: 'error',
  checkSite(site) {
    const names = namesIn(site);
    return [...unknown(site, names), ...twice(site, names)];
  },
};

function glossaryOf({ glossary }: SiteIndex): Unchecked<Glossary> | undefined {
  return glossary && parsedValue(glossary);
}

function namesIn(site: SiteIndex): string[] {
  return listAt(glossaryOf(site), 'items').map((item: Unchecked<GlossaryTerm>) =>
    stringOrEmptyAt(item, 'title'),
  );
}

function unknown(site: SiteIndex, names: readonly string[]): Finding[] {
  const { termUses, glossary, pagesFolder } = site;
  // An unreadable glossary, or one whose terms are no list, may define the term.
  if (glossary !== undefined && !Array.isArray(memberAt(glossaryOf(site), 'items'))) return [];
  const known = new Set(names);
  const nearest = closestFinder(names);
  return termUses
    .filter(({ term }) => !known.has(term))
    .map(({ document, pointer, term }) => ({
      document,
      pointer,
      group: term,
      message: `Het begrip "${term}" staat niet in de begrippenlijst.`,
      hint: didYouMean(nearest(term)) ?? `Zet het met een uitleg in ${pagesFolder}/_glossary.json.`,
    }));
}

function twice({ glossary }: SiteIndex, names: readonly string[]): Finding[] {
  if (glossary === undefined) return [];
  return names.flatMap((name, index) =>
    name === '' || names.indexOf(name) === index
      ? []
      : [
          {
            document: glossary,
            pointer: `/items/${index}/title`,
            message: `Het begrip "${name}" staat al eerder in deze lijst.`,
            hint: 'Voeg de twee uitleggen samen.',
          },
        ],
  );
}
