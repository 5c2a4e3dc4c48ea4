import { matchesOf } from '../match-pattern.ts';
import type { TextPattern, TextRule } from '../rule.ts';

const unclosedBold: TextPattern = {
  pattern: /\*\*/g,
  judge({ index }, { text }) {
    const marks = matchesOf(/\*\*/g, text);
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
  judge([, label = '', written = '']) {
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

/** Broken or unsupported markup, such as an unclosed `**`. */
export const textMarks: TextRule = {
  name: 'text-marks',
  severity: 'error',
  patterns: [unclosedBold, spacedLink, unclosedLink, html, headingMark, unclosedBrace, bareAddress],
};
