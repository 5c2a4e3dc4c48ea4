import { matchesOf } from '../match-pattern.ts';
import type { TextPattern, TextRule } from '../rule.ts';

const unclosedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?!\*)/g,
  judge({ index }, { text }) {
    const marks = matchesOf(/(?<!\*)\*\*(?!\*)/g, text);
    if (marks.length % 2 === 0 || index !== marks.at(-1)?.index) return undefined;
    const [, words = ''] = /^\*\*\s*([^\s*.,;:!?]+)/.exec(text.slice(index)) ?? [];
    return {
      message: 'De "**" hier heeft geen tweede "**": bezoekers zien de sterretjes.',
      hint: `Zet ** vóór en achter wat vet moet: **${words === '' ? 'woord' : words}**`,
    };
  },
};

const spacedLink: TextPattern = {
  pattern: /(?<=\[[^[\]]+\])\s+(?=\((?:\/|#|https:|tel:|mailto:)[^()\s]*\))/g,
  judge: () => ({
    message: 'Tussen ] en ( van deze link staat een spatie, dus het wordt geen link.',
    hint: 'Haal de spatie weg: [tekst](/adres).',
    replacement: '',
  }),
};

const unclosedLink: TextPattern = {
  pattern: /\[([^[\]]+)\]\(([^()\s]*)(?=\s|$)/g,
  judge({ 1: label = '', 2: written = '', 0: whole, index }, { text }) {
    const spaced = /^[^()[\]]{1,60}\)/.exec(text.slice(index + whole.length))?.[0];
    if (spaced !== undefined) {
      const address = `${written}${spaced.slice(0, -1)}`;
      return {
        range: { start: index, end: index + whole.length + spaced.length },
        message: `In het adres "${address.trim()}" van deze link staat een spatie, dus het wordt geen link.`,
        hint: `Schrijf het adres van de pagina zonder spaties: [${label}](/adres)`,
      };
    }
    const address = written.replace(/[.,;:!?]$/, '');
    const message = `Achter het adres "${address}" van deze link ontbreekt een ")".`;
    return { message, hint: `Schrijf: [${label}](${address})` };
  },
};

const insteadOfTags: readonly [tags: RegExp, advice: string][] = [
  [/^(?:b|strong)$/, 'Schrijf **woord** voor vette letters.'],
  [/^a$/, 'Schrijf een link zo: [tekst](/adres).'],
  [/^(?:p|br|div|h\d)$/, 'Maak er een eigen tekst of een eigen blok van.'],
  [/^(?:ul|ol|li)$/, 'Maak er een lijst van: een veld "items" met een tekst per punt.'],
];

/** Only the first tag: pasted tags go together. */
const html: TextPattern = {
  pattern: /<([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/i,
  judge([written, tag = '']) {
    const advice = insteadOfTags.find(([tags]) => tags.test(tag.toLowerCase()))?.[1] ?? 'Haal het weg.';
    return { message: `"${written}" is HTML, en die toont de pagina letter voor letter.`, hint: advice };
  },
};

const headingMark: TextPattern = {
  pattern: /(?:^|(?<=[.!?\n] ?))#{1,6}\s+(?=\S)/g,
  judge: ([mark]) => ({
    message: `Met "${mark.trim()}" maak je hier geen kop: bezoekers zien het teken.`,
    hint: 'Zet de kop in "title", of maak een blok van type "text-section" met een eigen kop.',
  }),
};

const unclosedBrace: TextPattern = {
  pattern: /\{([A-Za-z]\w*)(?![\w}])(?![^{}]*\})/g,
  judge: ([written, name]) => ({
    message: `Achter "${written}" ontbreekt een "}".`,
    hint: `Schrijf {${name}}.`,
    replacement: `{${name}}`,
  }),
};

const bareAddress: TextPattern = {
  pattern: /(?<!\]\(|\[|[\w/@.])(?:https?:\/\/|www\.)[^\s()[\]]+(?!\]|[^\s()[\]])/gi,
  judge({ 0: found, index }) {
    const written = found.replace(/[.,;:!?]+$/, '');
    const label = written.replace(/^https?:\/\//i, '').replace(/\/$/, '');
    return {
      range: { start: index, end: index + written.length },
      severity: 'warning',
      message: `"${written}" is zo geen link: bezoekers kunnen er niet op klikken.`,
      hint: `Schrijf: [${label}](https://${label})`,
    };
  },
};

const spacedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?: +([^*]+?) *| *([^*]+?) +)\*\*(?!\*)/g,
  judge({ 0: written, 1: before, 2: behind, index }, { text }) {
    // The end of one bold part and the start of the next look like one with spaces.
    if (matchesOf(/\*\*/g, text.slice(0, index)).length % 2 === 1) return undefined;
    const bold = `**${before ?? behind}**`;
    return {
      message: `In "${written}" staat een spatie tegen de sterretjes aan: bezoekers zien ze.`,
      hint: `Schrijf ${bold}.`,
      replacement: bold,
    };
  },
};

/** Marks of other notations around words, with what they mean there. */
const otherMarks: readonly { pattern: RegExp; called: string; isBold?: true }[] = [
  {
    pattern: /(?<!\*)\*{3}([^*\s](?:[^*]*[^*\s])?)\*{3}(?!\*)/g,
    called: 'Vet en schuin tegelijk',
    isBold: true,
  },
  {
    pattern: /(?<![*\p{L}\p{N}])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\p{L}\p{N}])/gu,
    called: 'Een woord tussen sterretjes',
  },
  {
    pattern: /(?<![_\p{L}\p{N}])__([^_\s](?:[^_]*[^_\s])?)__(?![_\p{L}\p{N}])/gu,
    called: 'Vet met streepjes',
    isBold: true,
  },
  {
    pattern: /(?<![_\p{L}\p{N}/])_([^_\s](?:[^_]*[^_\s])?)_(?![_\p{L}\p{N}])/gu,
    called: 'Een woord tussen liggende streepjes',
  },
  { pattern: /~~([^~]+)~~/g, called: 'Doorgestreepte tekst' },
  { pattern: /==([^=\s][^=]*)==/g, called: 'Gemarkeerde tekst' },
  { pattern: /`+([^`]+)`+/g, called: 'Tekst tussen schuine aanhalingstekens' },
  { pattern: /\[(?:b|i|u)\](.+?)\[\/(?:b|i|u)\]/gi, called: 'Tekst tussen [b] of [i]' },
];

const aroundWords: readonly TextPattern[] = otherMarks.map(({ pattern, called, isBold }) => ({
  pattern,
  judge: ([written, words = '']) => ({
    message: `${called} kan hier niet: bezoekers zien de tekens van "${written}".`,
    hint: isBold
      ? `Schrijf **${words}**.`
      : `Schrijf "${words}" zonder die tekens, of "**${words}**" als het vet moet.`,
    suggestion: isBold ? `**${words}**` : words,
    ...(isBold ? { replacement: `**${words}**` } : {}),
  }),
}));

const doubledBraces: TextPattern = {
  pattern: /\$?\{\{\s*(\w+)\s*\}\}|\$\{(\w+)\}/g,
  judge([written, doubled, dollar]) {
    const name = `{${doubled ?? dollar}}`;
    return {
      message: `Een gegeven van de site staat tussen één paar accolades, maar hier staat "${written}".`,
      hint: `Schrijf ${name}.`,
      replacement: name,
    };
  },
};

const pictureMark: TextPattern = {
  pattern: /!\[([^\]]*)\]\(([^)\s]*)\)/g,
  judge: ([written]) => ({
    message: `"${written}" wordt hier geen afbeelding: bezoekers zien een uitroepteken en een link.`,
    hint: 'Haal dit hier weg. Een afbeelding hoort in het veld "image" van een blok als "hero": { "src": "/images/…", "alt": "…" }.',
  }),
};

const reversedLink: TextPattern = {
  pattern: /\(([^()[\]]+)\)\[((?:\/|#|https?:|tel:|mailto:)[^\]\s]*)\]/g,
  judge([written, label, address]) {
    const link = `[${label}](${address})`;
    return {
      message: `In "${written}" staan de haakjes van de link andersom.`,
      hint: `Schrijf ${link}.`,
      replacement: link,
    };
  },
};

const bullet = /^\s*(?:[-*+•–·▪►✓✔]|\d{1,2}[.)])\s+/;

/** A list in one text: more lines with a bullet, or a bullet before the only one. */
const listMark: TextPattern = {
  pattern: /^\s*(?:- |\* |\+ |• |· |▪ |► |✓ |✔ |(?:\d{1,2}[.)]|–)\s+(?=[\s\S]*\n\s*(?:\d{1,2}[.)]|–)\s))[\s\S]*$/,
  judge({ 0: written, index }) {
    const lines = written.split('\n').map((line) => line.replace(bullet, '').trim());
    const mark = bullet.exec(written)?.[0].trim() ?? '-';
    const isList = lines.length > 1;
    return {
      range: { start: index, end: index + written.length },
      message: `Met "${mark}" maak je hier geen lijst: bezoekers zien het teken.`,
      hint: isList
        ? `Maak er een lijst van in "items", met een tekst per punt: ${lines.map((line) => JSON.stringify(line)).join(', ')}.`
        : `Schrijf zonder teken: ${JSON.stringify(lines[0])}.`,
      ...(isList ? {} : { suggestion: lines[0] ?? '', replacement: lines[0] ?? '' }),
    };
  },
};

const lineMark: TextPattern = {
  pattern: /^\s*(?:>\s+|(?:-{3,}|\*{3,}|_{3,}|={3,})\s*(?:$|\n)|\|.*\|\s*(?:$|\n)|\[[ xX]\]\s)/,
  judge: ([written]) => ({
    message: `"${written.trim()}" doet hier niets: bezoekers zien het teken.`,
    hint: /\|/.test(written)
      ? 'Maak er een blok van type "table" van, met de koppen in "columns" en de rijen in "rows".'
      : 'Haal het weg. Een citaat, lijn of vakje bestaat hier niet; een opmerking die moet opvallen is een blok van type "notice".',
  }),
};

/** What HTML calls a character that can simply be typed. */
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

const entity: TextPattern = {
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

const htmlComment: TextPattern = {
  pattern: /<!--[\s\S]*?(?:-->|$)/g,
  judge: ([written]) => ({
    message: `"${written}" is een opmerking in HTML, en bezoekers lezen die mee.`,
    hint: 'Haal de opmerking weg.',
    replacement: '',
  }),
};

const writtenBreak: TextPattern = {
  pattern: /\s*\\[nrt]\s*/g,
  judge: ([written]) => ({
    message: `"${written.trim()}" doet hier niets: bezoekers zien het staan.`,
    hint: 'Schrijf er een spatie voor in de plaats, of maak er twee teksten van.',
    suggestion: ' ',
  }),
};

const lineBreak: TextPattern = {
  pattern: /[ \t]*\r?\n\s*/g,
  judge(_match, { text }) {
    if ([listMark, lineMark, headingMark].some(({ pattern }) => text.search(pattern) === 0)) return undefined;
    return {
      message: 'Een regeleinde in een tekst ("\\n") zie je op de pagina niet: de regels lopen door.',
      hint: 'Schrijf er een spatie voor in de plaats, of maak er twee teksten van.',
      suggestion: ' ',
    };
  },
};

/** Broken or unsupported markup, such as an unclosed `**`. */
export const textMarks: TextRule = {
  name: 'text-marks',
  severity: 'error',
  patterns: [
    unclosedBold,
    spacedBold,
    ...aroundWords,
    spacedLink,
    unclosedLink,
    reversedLink,
    pictureMark,
    html,
    htmlComment,
    entity,
    headingMark,
    listMark,
    lineMark,
    writtenBreak,
    lineBreak,
    unclosedBrace,
    doubledBraces,
    bareAddress,
  ],
};
