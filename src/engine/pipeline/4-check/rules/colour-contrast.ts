import { groupBy } from '../../../../shared/group-by.ts';
import type { Unchecked } from '../../../../shared/json/unchecked.ts';
import type { Site } from '../../../../shared/schema-types.ts';
import { coloursOf, isColour } from '../../../../shared/site/brand-colours.ts';
import { colourPartners, minContrast } from '../../../../shared/site/colour-partners.ts';
import { contrast, contrastInDutch } from '../../../../shared/site/contrast.ts';
import { listed } from '../../../../shared/text/listed.ts';
import { objectAt } from '../../../json/json-shape.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Of a channel of a colour: black and white. */
const ends = [0, 255] as const;

type ByName = Readonly<Record<string, string>>;

/** A colour that the company chose, with one that it stands on or that stands on it. */
interface Pair {
  own: string;
  other: string;
  /** The contrast that WCAG asks of them. */
  min: number;
}

/** Colours of the company that cannot be read or seen on those beside them. */
export const colourContrast: SiteRule = {
  name: 'colour-contrast',
  severity: 'error',
  checkSite({ siteDocument: document }): Finding[] {
    if (document === undefined) return [];
    const site: Unchecked<Site> | undefined = parsedValue(document);
    const brand = objectAt(site, 'brand');
    const [own, ownDark] = [coloursIn(brand.colours), coloursIn(brand.darkColours)];
    const colours = coloursOf({ colours: own, darkColours: ownDark });
    const light: ByName = { ...colours.light };
    const dark: ByName = { ...light, ...colours.dark };
    // Where neither has a dark one, the light scheme has said it.
    const isOnlyDark = ({ own: name, other }: Pair): boolean =>
      dark[name] !== light[name] || dark[other] !== light[other];
    const kept = Object.entries(own).filter(([name]) => !(name in colours.dark));
    const ownInDark = { ...Object.fromEntries(kept), ...ownDark };
    const unreadableDark = unreadable(pairsOf(ownInDark).filter(isOnlyDark), dark);
    return [
      ...unreadable(pairsOf(own), light).map(({ pair, better, message }) => ({
        document,
        pointer: `/brand/colours/${pair.own}`,
        message,
        hint: `Schrijf ${better}.`,
      })),
      ...unreadableDark.map(({ pair, better, message }) => ({
        document,
        pointer: `/brand/${pair.own in ownDark ? 'darkColours' : 'colours'}/${pair.own}`,
        message: `In het donker: ${message}`,
        hint: `Schrijf in "darkColours" bij "${pair.own}" ${better}.`,
      })),
    ];
  },
};

function coloursIn(value: unknown): ByName {
  return Object.fromEntries(
    Object.entries(Object(value)).filter((each): each is [string, string] => isColour(each[1])),
  );
}

/** The usual pairs that hold a colour of the company. */
function pairsOf(own: ByName): Pair[] {
  const seen = new Set<string>();
  return Object.entries(colourPartners).flatMap(([name, { name: partner, use }]): Pair[] => {
    const min = minContrast[use];
    // Some stand in the table from both sides.
    if (seen.has(`${partner} ${name}`)) return [];
    seen.add(`${name} ${partner}`);
    if (name in own) return [{ own: name, other: partner, min }];
    return partner in own ? [{ own: partner, other: name, min }] : [];
  });
}

/** The worst pair of each colour that has one, what is wrong with it, and what would be better. */
function unreadable(
  pairs: readonly Pair[],
  colours: ByName,
): { pair: Pair; message: string; better: string }[] {
  const colourOf = (name: string): string => colours[name] ?? '';
  const contrastOf = ({ own, other }: Pair): number => contrast(colourOf(own), colourOf(other));
  return [...groupBy(pairs, ({ own }) => own).values()].flatMap((ofOne) => {
    const wrong = ofOne.filter((pair) => contrastOf(pair) < pair.min);
    const [pair] = wrong.sort((one, two) => contrastOf(one) / one.min - contrastOf(two) / two.min);
    if (pair === undefined) return [];
    const { own, other, min } = pair;
    const measured = contrastInDutch(contrastOf(pair));
    const [black, white] = ends.map((end) => mixed(colourOf(own), { end, share: 1 }));
    const better = nearest(colourOf(own), (colour) =>
      ofOne.every((each) => contrast(colour, colourOf(each.other)) >= each.min),
    );
    return {
      pair,
      message: `"${own}" (${colourOf(own)}) en "${other}" (${colourOf(other)}) verschillen te weinig: hun contrast is ${measured}, en ${contrastInDutch(min)} is het minste.`,
      better: `bijvoorbeeld ${better ? `"${better}"` : `"${black}", en bij ${listed(ofOne.map(({ other: name }) => `"${name}"`))} "${white}"`}`,
    };
  });
}

/** The colour nearest to this one, darker or lighter, that is good. */
function nearest(colour: string, isGood: (colour: string) => boolean): string | undefined {
  const shares = Array.from({ length: 20 }, (_, index) => (index + 1) / 20);
  return shares.flatMap((share) => ends.map((end) => mixed(colour, { end, share }))).find(isGood);
}

/** A colour with a share, from 0 to 1, of black or white. */
function mixed(colour: string, { end, share }: { end: (typeof ends)[number]; share: number }): string {
  return colour.replace(/[\da-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) * (1 - share) + end * share)
      .toString(16)
      .padStart(2, '0'),
  );
}
