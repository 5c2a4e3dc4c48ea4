import type { TextPattern } from '../rule.ts';

const insteadOfTags: readonly [tags: RegExp, advice: string][] = [
  [/^(?:b|strong)$/, 'Schrijf **woord** voor vette letters.'],
  [/^(?:i|em)$/, 'Schrijf *woord* voor cursieve letters.'],
  [/^a$/, 'Schrijf een link zo: [tekst](/adres).'],
  [/^(?:p|br|div|h\d)$/, 'Maak er een eigen tekst of een eigen blok van.'],
  [/^(?:ul|ol|li)$/, 'Maak er een lijst van: een veld "items" met een tekst per punt.'],
];

export const html: TextPattern = {
  pattern: /<([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/i,
  judge([written, tag = '']) {
    const advice = insteadOfTags.find(([tags]) => tags.test(tag.toLowerCase()))?.[1] ?? 'Haal het weg.';
    return { message: `"${written}" is HTML, en die toont de pagina letter voor letter.`, hint: advice };
  },
};

/** `<!-- … -->`. */
export const htmlComment: TextPattern = {
  pattern: /<!--[\s\S]*?(?:-->|$)/g,
  judge: ([written]) => ({
    message: `"${written}" is een opmerking in HTML, en bezoekers lezen die mee.`,
    hint: 'Haal de opmerking weg.',
    replacement: '',
  }),
};

const entities = new Map([
  ['amp', '&'],
  ['nbsp', ' '],
  ['euro', '€'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['euml', 'ë'],
  ['iuml', 'ï'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['quot', '”'],
  ['apos', '’'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['deg', '°'],
  ['sup2', '²'],
  ['sup3', '³'],
  ['frac12', '½'],
  ['copy', '©'],
  ['reg', '®'],
  ['lt', '<'],
  ['gt', '>'],
]);

/** `&euro;` and its like. */
export const entity: TextPattern = {
  pattern: /&(?:#(\d{2,6})|#x([0-9a-f]{2,5})|([a-z]{2,8}\d{0,2}));/gi,
  judge([written, decimal, hexadecimal, name]) {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    const character = name ? entities.get(name.toLowerCase()) : String.fromCodePoint(code);
    if (character === undefined) return undefined;
    return {
      message: `"${written}" is HTML, en die toont de pagina letter voor letter.`,
      hint: `Typ het teken zelf: ${character === ' ' ? 'een spatie' : character}`,
      replacement: character,
    };
  },
};
