import { groupBy } from '../../../shared/group-by.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';
import { linkFields, pictureFields } from '../../pipeline/3-facts/document-texts.ts';
import { isProse } from '../../pipeline/3-facts/prose-fields.ts';
import { markdownCode } from '../../text/markdown-text.ts';
import { changeLines, placeOf } from './change-words.ts';
import { linkLines } from './link-lines.ts';
import type { DocumentPair } from './page-pairs.ts';
import { publicationLines } from './publication-lines.ts';
import type { ValueChange } from './value-changes.ts';

const publicationTitle = 'Wanneer bezoekers de pagina zien';

interface Section {
  title: string;
  holds(change: ValueChange): boolean;
}

const startsWith =
  (...names: (keyof PageDocument)[]) =>
  ({ path }: ValueChange): boolean =>
    names.some((name) => name === path[0]);
/** List items have the name of the list. */
const fieldOf = ({ path }: ValueChange): string =>
  String(path.findLast((step) => typeof step === 'string') ?? '');

const isSwitch = ({ before, after }: ValueChange): boolean => typeof (after ?? before) === 'boolean';

/** The first match counts. */
const sections = [
  { title: 'In zoekresultaten en op het tabblad', holds: startsWith('metadata', 'name', 'service') },
  { title: 'Op de kaart', holds: startsWith('card') },
  { title: 'Adressen', holds: startsWith('aliases', 'movedFrom') },
  { title: publicationTitle, holds: startsWith('draft', 'from', 'until') },
  { title: 'Alleen voor de controle', holds: startsWith('checks') },
  { title: 'Links', holds: (change) => linkFields.has(fieldOf(change)) },
  { title: 'Afbeeldingen', holds: (change) => [...pictureFields, 'alt', 'image'].includes(fieldOf(change)) },
  { title: 'Gegevens en instellingen', holds: (change) => isSwitch(change) || !isProse(fieldOf(change)) },
  { title: 'Tekst', holds: () => true },
] as const satisfies readonly Section[];

type Title = (typeof sections)[number]['title'];

/** Display order: words before settings. */
const shown: readonly Title[] = [
  publicationTitle,
  'Tekst',
  'Links',
  'Afbeeldingen',
  'In zoekresultaten en op het tabblad',
  'Op de kaart',
  'Adressen',
];

/** Changes of one document as Markdown, texts first. */
export function documentSections(changes: readonly ValueChange[], { before, after }: DocumentPair): string[] {
  const grouped = groupBy(changes, (change) => sections.find(({ holds }) => holds(change))?.title ?? 'Tekst');
  const lines = (title: Title): string[] => {
    if (title === publicationTitle) return grouped.has(title) ? publicationLines(before, after) : [];
    if (title === 'Links') return linkLines(changes);
    return (grouped.get(title) ?? []).flatMap((change) => {
      // One that stands elsewhere still leads here.
      if (title === 'Adressen' && change.movedFrom === undefined) return addressLines(change);
      const place = placeOf(change, change.after === undefined ? before : after);
      return changeLines(title === 'Tekst' ? place : withLengths(place, change), change);
    });
  };
  const titles = new Set([...shown, ...grouped.keys()]);
  return [...titles].flatMap((title) => {
    const body = lines(title);
    return body.length === 0 ? [] : [`**${title}**`, '', ...body, ''];
  });
}

/** Aliases and redirects; a removal breaks bookmarks. */
function addressLines({ path: [field], before, after }: ValueChange): string[] {
  const [now, noLonger] =
    field === 'aliases'
      ? ['is ook te vinden op', '⚠️ is niet meer te vinden op']
      : ['krijgt voortaan', '⚠️ krijgt niet meer'];
  const visitors = field === 'aliases' ? '' : ' de bezoekers van';
  const lines = (words: string, value: ValueChange['before']): string[] =>
    (Array.isArray(value) ? value : [value]).flatMap((address) =>
      typeof address === 'string' ? [`- ${words}${visitors} ${markdownCode(address)}`] : [],
    );
  return [...lines(now, after), ...lines(noLonger, before)];
}

/** Search engines truncate. */
function withLengths(place: string, { path, before, after }: ValueChange): string {
  if (path[0] !== 'metadata' || path.length !== 2) return place;
  const lengths = [before, after].flatMap((text) => (typeof text === 'string' ? [[...text].length] : []));
  return lengths.length === 0 ? place : `${place} (${lengths.join(' → ')} tekens)`;
}
