import { matchesOf, rangeOf, type TextFinding, textCheck } from '../text-check.ts';

/** Who judges a text with this sign in it. A visitor would read these marks letter by letter. */
const judges: readonly [sign: string, judge: (text: string) => TextFinding[]][] = [
  ['**', unclosedBold],
  ['] ', spacedLink],
  ['](', unclosedLink],
  ['<', html],
  ['#', headingMark],
  ['{', unclosedBrace],
  ['http', bareAddress],
  ['www.', bareAddress],
];

/** Reports marks in a text that do not work, such as `**` without an end. */
export const textMarks = textCheck({
  rule: 'text-marks',
  why: 'Visitors would read the marks, and find no link where there should be one.',
  watch: ['*', '[', '<', '#', '{', 'http', 'https', 'www'],
  judge({ text }) {
    const concerned = judges.filter(([sign]) => text.includes(sign)).map(([, judge]) => judge);
    return [...new Set(concerned)].flatMap((judge) => judge(text));
  },
});

function unclosedBold(text: string): TextFinding[] {
  const marks = matchesOf(/\*\*/g, text);
  const last = marks.at(-1);
  if (last === undefined || marks.length % 2 === 0) return [];
  const [, words = ''] = /^\*\*\s*([^\s*.,;:!?]+)/.exec(text.slice(last.index)) ?? [];
  const message = 'De "**" hier heeft geen tweede "**": bezoekers zien de sterretjes.';
  const hint = `Zet ** vóór en achter wat vet moet: **${words === '' ? 'woord' : words}**`;
  return [{ range: rangeOf(last), message, hint }];
}

function spacedLink(text: string): TextFinding[] {
  return matchesOf(/(?<=\[[^[\]]+\])\s+(?=\((?:\/|#|https:|tel:|mailto:)[^()\s]*\))/g, text).map((match) => ({
    range: rangeOf(match),
    message: 'Tussen ] en ( van deze link staat een spatie, dus het wordt geen link.',
    hint: 'Haal de spatie weg: [tekst](/adres).',
    replacement: '',
  }));
}

function unclosedLink(text: string): TextFinding[] {
  return matchesOf(/\[([^[\]]+)\]\(([^()\s]*)(?=\s|$)/g, text).map((match) => {
    const [, label = '', written = ''] = match;
    const address = written.replace(/[.,;:!?]$/, '');
    const message = `Achter het adres "${address}" van deze link ontbreekt een ")".`;
    return { range: rangeOf(match), message, hint: `Schrijf: [${label}](${address})` };
  });
}

const insteadOfTags: readonly [tags: RegExp, advice: string][] = [
  [/^(?:b|strong)$/, 'Schrijf **woord** voor vette letters.'],
  [/^a$/, 'Schrijf een link zo: [tekst](/adres).'],
  [/^(?:p|br|div|h\d)$/, 'Maak er een eigen tekst of een eigen blok van.'],
  [/^(?:ul|ol|li)$/, 'Maak er een lijst van: een veld "items" met een tekst per punt.'],
];

/** The first tag stands for all: who pasted one, pasted more, and they go together. */
function html(text: string): TextFinding[] {
  const [first] = matchesOf(/<([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi, text);
  return (first === undefined ? [] : [first]).map((match) => {
    const tag = (match[1] ?? '').toLowerCase();
    const advice = insteadOfTags.find(([tags]) => tags.test(tag))?.[1] ?? 'Haal het weg.';
    const message = `"${match[0]}" is HTML, en die toont de pagina letter voor letter.`;
    return { range: rangeOf(match), message, hint: advice };
  });
}

function headingMark(text: string): TextFinding[] {
  return matchesOf(/(?:^|(?<=[.!?\n] ?))#{1,6}\s+(?=\S)/g, text).map((match) => ({
    range: rangeOf(match),
    message: `Met "${match[0].trim()}" maak je hier geen kop: bezoekers zien het teken.`,
    hint: 'Zet de kop in "title", of maak een blok van type "text-section" met een eigen kop.',
  }));
}

function unclosedBrace(text: string): TextFinding[] {
  return matchesOf(/\{([A-Za-z]\w*)(?![\w}])(?![^{}]*\})/g, text).map((match) => ({
    range: rangeOf(match),
    message: `Achter "${match[0]}" ontbreekt een "}".`,
    hint: `Schrijf {${match[1]}}.`,
    replacement: `{${match[1]}}`,
  }));
}

function bareAddress(text: string): TextFinding[] {
  return matchesOf(/(?<!\]\(|\[|[\w/@.])(?:https?:\/\/|www\.)[^\s()[\]]+(?!\]|[^\s()[\]])/gi, text).map(
    (match) => {
      const written = match[0].replace(/[.,;:!?]+$/, '');
      const label = written.replace(/^https?:\/\//i, '').replace(/\/$/, '');
      return {
        range: { start: match.index, end: match.index + written.length },
        severity: 'warning',
        message: `"${written}" is zo geen link: bezoekers kunnen er niet op klikken.`,
        hint: `Schrijf: [${label}](https://${label})`,
      };
    },
  );
}
