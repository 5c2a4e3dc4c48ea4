import { describe, expect, it } from 'vitest';
import { type SearchEntry, searchPages } from './page-search.ts';

function entry(title: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return { path: `/${title}`, title, description: '', synonyms: [], keywords: [`${title} leasen`], ...more };
}

const entries = [
  entry('Bedrijfswagen', { synonyms: ['bestelbus', 'bestelauto'], description: 'Ook voor starters.' }),
  entry('Bus', { synonyms: ['minibus'], description: 'Voor groepen.' }),
  entry('Wiellader', { synonyms: ['shovel', 'laadschop'] }),
  entry('Mobiele graafmachine', { synonyms: ['bandenkraan'] }),
  entry('Intern transport', { synonyms: ['heftruck', 'palletwagen'], description: 'Voor je magazijn.' }),
  entry('Café-apparatuur'),
  entry('Transportband'),
  entry('Transportkar'),
  entry('Aanhangers'),
  entry('Aanhanger'),
];

const found = (query: string): string[] => searchPages(entries, query).map(({ title }) => title);

describe('searchPages', () => {
  it.each([
    ['another name', 'shovel', 'Wiellader'],
    ['capitals and accents', 'CAFE', 'Café-apparatuur'],
    ['the beginning of a word', 'heft', 'Intern transport'],
    ['a letter too many', 'shovell', 'Wiellader'],
    ['a letter missing', 'heftruk', 'Intern transport'],
    ['two letters swapped', 'palletwgaen', 'Intern transport'],
    ['the end of a compound', 'kraan', 'Mobiele graafmachine'],
    ['a longer compound', 'shovelbak', 'Wiellader'],
    ['a plural', 'graafmachines', 'Mobiele graafmachine'],
    ['the sound of a short word', 'buz', 'Bus'],
    ['several words', 'bestelbus als starter', 'Bedrijfswagen'],
    ['a word that stands everywhere', 'shovel leasen', 'Wiellader'],
  ])('finds a page by %s first', (_what, query, title) => {
    expect(found(query)[0]).toBe(title);
  });

  it.each([
    ['leaves out what is far behind the best', 'minibus', ['Bus']],
    ['leaves out what only idle words find', 'ik wil een bus voor groepen', ['Bus']],
    ['leaves out what only idle words of a question find', 'hoeveel moet een bus voor groepen', ['Bus']],
    ['asks for idle words where there are no others', 'voor', ['Bedrijfswagen', 'Bus', 'Intern transport']],
    ['counts the rare word most', 'transport café', ['Café-apparatuur', 'Intern transport']],
    [
      'puts the whole word before its beginning',
      'transport',
      ['Intern transport', 'Transportband', 'Transportkar'],
    ],
    ['takes two errors in a long word', 'paletwgaen', ['Intern transport']],
    [
      'puts a word with an error before a part of what was typed',
      'transportbnd',
      ['Transportband', 'Intern transport'],
    ],
    ['puts one error before two', 'aanhangre', ['Aanhanger', 'Aanhangers']],
  ])('%s', (_what, query, titles) => {
    expect(found(query)).toEqual(titles);
  });

  it.each([
    ['bestelautoverzekering', ['Verzekeringen', 'Bedrijfswagen']],
    ['minigraafmachineverhuur', ['Mobiele graafmachine']],
    ['toverdrank', []],
    ['overname', []],
    ['shortlease', []],
  ])('takes %s for a compound of words at its ends, or of long ones', (query, titles) => {
    const about = [...entries, entry('Verzekeringen'), entry('Over ons'), entry('Private lease')];
    expect(searchPages(about, query).map(({ title }) => title)).toEqual(titles);
  });

  it('takes no word for a compound that a page names', () => {
    const about = [...entries, entry('Truck')];
    expect(searchPages(about, 'heftruck').map(({ title }) => title)).toEqual(['Intern transport']);
  });

  it.each(['minishovel', 'minishovels', 'mini-shovel', 'mini shovel'])(
    'finds a name of two words by %s before one of its words',
    (query) => {
      const about = [...entries, entry('Kniklader', { synonyms: ['mini shovel'] })];
      expect(searchPages(about, query).map(({ title }) => title)[0]).toBe('Kniklader');
    },
  );

  it('takes two letters for a word rather than for a beginning', () => {
    const about = [entry('Wagenpark'), entry('Verzekeringen', { keywords: ['WA of casco'] })];
    expect(searchPages(about, 'wa').map(({ title }) => title)[0]).toBe('Verzekeringen');
  });

  it.each(['', ' ', 'b', 'luchtballon', '!?', 'bsu', 'ran', 'schvoell', 'plaetwgaenn'])(
    'finds nothing for "%s"',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});

describe('searchPages, in what pages say', () => {
  const part = (page: string, title: string, description = ''): SearchEntry => ({
    path: `/${page}#vragen`,
    title,
    description,
    page,
  });
  const withParts = [
    ...entries,
    part('Bus', 'Welk rijbewijs heb ik nodig voor een bus?'),
    part('Bus', 'Mag een bus de stad in?'),
    part('Bus', 'Hoe lang is een bus?'),
    part('Wiellader', 'Een shovel kiezen'),
    part('Kipper', 'Wat kost een kipper?'),
    part('Wiellader', 'Hoe kies ik een bak?', 'De machinist heeft rijbewijs T.'),
    part('Aanhanger', 'Kan ik als starter ook een aanhanger leasen?'),
    entry('Stukken', { keywords: ['lease als starter', 'slottermijn'] }),
    part('Leasevormen', 'De slottermijn'),
    part('Kipper', 'Nieuw of gebruikt: wat is slimmer voor mij?'),
    entry('Oplegger', { terms: ['Nieuw of gebruikt'] }),
  ];
  const titles = (query: string): string[] => searchPages(withParts, query).map(({ title }) => title);

  it.each([
    ['what only a part says', 'stad', ['Mag een bus de stad in?']],
    ['a title before a text', 'rijbewijs', ['Welk rijbewijs heb ik nodig voor een bus?']],
    ['a page before its part', 'shovel', ['Wiellader', 'Een shovel kiezen']],
    ['another form of a word', 'kosten', ['Wat kost een kipper?']],
    [
      'a page with that keyword before a question about more',
      'starter',
      ['Stukken', 'Kan ik als starter ook een aanhanger leasen?'],
    ],
    ['a part about just that before such a page', 'slottermijn', ['De slottermijn', 'Stukken']],
    [
      'a question before a page that names it besides',
      'gebruikt',
      ['Nieuw of gebruikt: wat is slimmer voor mij?', 'Oplegger'],
    ],
    ['a typing error', 'rijbewijz', ['Welk rijbewijs heb ik nodig voor een bus?']],
    ['no word that is a part of the asked one', 'cookies', []],
    ['no letter for what sounds like it', 'tttt', []],
  ])('finds %s', (_what, query, found) => {
    expect(titles(query)).toEqual(found);
  });

  it.each([
    ['rijbewijs t', ['Rijbewijs T', 'Rijbewijs B']],
    ['T-rijbewijs', ['Rijbewijs T', 'Rijbewijs B']],
    ['heftruck t', ['Intern transport']],
    ['bestelauto’s', ['Bedrijfswagen']],
  ])('lets a letter on its own in %s choose among what the words find', (query, found) => {
    const licences = [
      ...entries,
      part('Bus', 'Rijbewijs B'),
      part('Wiellader', 'Rijbewijs T', 'Voor shovels en auto’s.'),
    ];
    expect(searchPages(licences, query).map(({ title }) => title)).toEqual(found);
  });

  it('puts the page first, and the two of its parts whose titles say least besides', () => {
    expect(titles('bus')).toEqual(['Bus', 'Hoe lang is een bus?', 'Mag een bus de stad in?']);
  });
});
