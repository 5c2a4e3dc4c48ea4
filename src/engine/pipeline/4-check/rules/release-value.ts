import type { Unchecked, UncheckedObject } from '../../../../shared/json/unchecked.ts';
import type { Site, Testimonial, TestimonialsBlock } from '../../../../shared/schema-types.ts';
import { eachText } from '../../../json/each-text.ts';
import { isObject, listAt, stringOrEmptyAt } from '../../../json/json-shape.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import { blocksOfType } from '../../3-facts/authored-blocks.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { rangeOf } from '../match-pattern.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Example values to replace. */
const examples: readonly { name: keyof Site; is: RegExp; what: string }[] = [
  { name: 'siteUrl', is: /\.example\b/, what: 'het eigen adres van de site' },
  { name: 'phone', is: /0(?:\D?0){5}/, what: 'het eigen telefoonnummer' },
  { name: 'email', is: /\.example$/, what: 'het eigen e-mailadres' },
  { name: 'chatUrl', is: /\.example\b/, what: 'het adres van de eigen chat' },
];

/** Values required for release only, of every site or where its country keeps such a number. */
const wanted: readonly { name: keyof Site; what: string; country?: string }[] = [
  { name: 'street', what: 'de straat en het huisnummer van het kantoor' },
  { name: 'postalCode', what: 'de postcode van het kantoor' },
  { name: 'kvk', what: 'het nummer bij de Kamer van Koophandel', country: 'Nederland' },
  { name: 'vatNumber', what: 'het btw-nummer' },
];

/** Example or missing site values before release. */
export const releaseValue: SiteRule = {
  name: 'release-value',
  severity: 'error',
  checkSite(site) {
    return [...siteFindings(site), ...testimonialFindings(site), ...textFindings(site)];
  },
};

function siteFindings({ siteDocument: document }: SiteIndex): Finding[] {
  const value: Unchecked<Site> | undefined = document && parsedValue(document);
  if (document === undefined || !isObject(value)) return [];
  return [
    ...examples
      .filter(({ name, is }) => is.test(stringOrEmptyAt(value, name)))
      .map(({ name, what }) => ({
        document,
        pointer: `/${name}`,
        message: `"${name}" is nog een voorbeeld: "${stringOrEmptyAt(value, name)}".`,
        hint: `Vul ${what} in.`,
      })),
    ...wanted
      .filter(({ country }) => country === undefined || country === stringOrEmptyAt(value, 'country'))
      .filter(({ name }) => stringOrEmptyAt(value, name) === '')
      .map(({ name, what }) => ({
        document,
        pointer: value[name] === undefined ? '' : `/${name}`,
        message: `"${name}" ontbreekt nog: ${what}.`,
        hint: `Voeg "${name}" toe.`,
      })),
  ];
}

const markedText = /\S* \(voorbeeld\)/i;

/** Words in texts that their author marked as an example. */
function textFindings({ documents }: SiteIndex): Finding[] {
  return documents.flatMap((document) => {
    const found: Finding[] = [];
    eachText(parsedValue(document), (text, key, place) => {
      const marked = markedText.exec(text);
      // The customer's company marks the whole testimonial.
      if (marked === null || key === ('company' satisfies keyof Testimonial)) return;
      found.push({
        document,
        pointer: place.pointer(),
        range: rangeOf(marked),
        message: `Hier staat nog een voorbeeld: "${marked[0]}".`,
        hint: 'Schrijf wat bij je eigen bedrijf klopt, en haal "(voorbeeld)" weg.',
      });
    });
    return found;
  });
}

function testimonialFindings({ pages, sharedBlocks }: SiteIndex): Finding[] {
  const documents = [...pages.map(({ document }) => document), ...sharedBlocks.values()];
  const written = documents.flatMap((document) =>
    blocksOfType(parsedValue(document), 'testimonials').map((placed) => ({ document, ...placed })),
  );
  return written.flatMap(({ document, block, pointer }) =>
    listAt<UncheckedObject<TestimonialsBlock>>(block, 'items').flatMap(
      (item: Unchecked<Testimonial>, index): Finding[] => {
        if (!/voorbeeld/i.test(stringOrEmptyAt(item, 'company'))) return [];
        return [
          {
            document,
            pointer: `${pointer}/items/${index}`,
            message: `De uitspraak van "${stringOrEmptyAt(item, 'author')}" is nog een voorbeeld.`,
            hint: 'Zet er een uitspraak van een echte klant neer, met toestemming, of haal het blok weg.',
          },
        ];
      },
    ),
  );
}
