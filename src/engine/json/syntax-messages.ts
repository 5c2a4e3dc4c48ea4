import { readNumber } from '../../shared/read-number.ts';
import type { SyntaxMessage } from './syntax-errors.ts';

const maxQuoteLength = 40;

/** Truncates an excerpt. */
function short(raw: string): string {
  const visible = raw.replace(/\s+/gu, ' ').trim();
  return visible.length > maxQuoteLength ? `${visible.slice(0, maxQuoteLength).trimEnd()}…` : visible;
}

function quoted(raw: string): string {
  return `"${short(raw)}"`;
}

/** A text of which only a part is shown, with its closing quote. */
function quotedText(raw: string): string {
  return quoted(raw.replace(/^"|"$/g, ''));
}

/** How to write an amount or percentage; the number first, which a field with amounts wants. */
function numberOrText(raw: string, number: number | string | undefined = readNumber(raw)): string {
  const written = number === undefined ? '' : `: ${number}`;
  return `Schrijf alleen het getal${written}, of maak er een tekst van: ${quoted(raw)}`;
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Adds the source text that a hint names, where the author decides. */
const meaning = (suggestion: string, said: SyntaxMessage): SyntaxMessage => ({ ...said, suggestion });

const say = (message: string, hint: string, replacement?: string): SyntaxMessage => ({
  message,
  hint,
  ...(replacement === undefined ? {} : { replacement }),
});

/** Straight quotes; undefined when ambiguous. */
function requoted(raw: string): string | undefined {
  const double = /^[“”„‟«»＂″"]([^“”„‟«»＂″"\\\t]*)[“”„‟«»＂″"]$/.exec(raw)?.[1];
  const inside = double ?? /^['‘’‚‛`´]([^'‘’‚‛`´"\\\t]*)['‘’‚‛`´]$/.exec(raw)?.[1];
  return inside === undefined ? undefined : `"${inside}"`;
}

function model(raw: string): string {
  const right = requoted(raw);
  return right !== undefined && right.length <= maxQuoteLength ? right : '"…"';
}

const closerOf = (opener: string): string => (opener === '{' ? '}' : ']');

/** Messages about files that are not JSON. */
export const fileTexts = {
  noJson: (begin: string) =>
    say(
      `In dit bestand staat geen pagina: het begint met ${quoted(begin)}.`,
      'Begin met { en eindig met }, of maak een pagina met npm run new-page. Een tekst plak je tussen aanhalingstekens achter "text":.',
    ),
  mergeConflict: () =>
    say(
      'Hier staan twee versies onder elkaar: git kon ze niet zelf samenvoegen.',
      'Houd één versie over en haal de regels met <<<<<<<, ======= en >>>>>>> weg.',
    ),
};

/** Dutch messages of the JSON reader. */
export const syntaxMessages = {
  empty: () =>
    say('Het bestand is leeg.', 'Begin met { en eindig met }, of maak een pagina met npm run new-page.'),
  tooDeep: (levels: number): SyntaxMessage => ({
    ...say(`Hier staan meer dan ${levels} haakjes in elkaar.`, 'Haal de overbodige haakjes weg.'),
    rule: 'too-deep',
  }),
  duplicateKey: (name: string, firstLine: number) =>
    say(
      `De naam ${quoted(name)} staat hier nog een keer; de eerste staat op regel ${firstLine}.`,
      'Houd er één over: een naam mag maar één keer voorkomen.',
    ),
  trailingComma: (closer: string) =>
    say(`Vóór de "${closer}" staat een "," te veel.`, 'Haal de komma weg.', ''),
  doubleComma: () => say('Hier staat een "," te veel.', 'Haal de komma weg.', ''),
  missingComma: (before: string, sure: boolean) =>
    say(
      `Achter ${short(before)} ontbreekt een komma.`,
      `Schrijf: ${short(before)},`,
      sure ? `${before},` : undefined,
    ),
  missingColon: (name: string) =>
    meaning(
      `${JSON.stringify(name)}:`,
      say(
        `Achter de naam ${quoted(name)} ontbreekt een dubbele punt.`,
        `Schrijf: ${quoted(name)}: en dan de waarde.`,
      ),
    ),
  extraColon: () => say('Hier staat een ":" te veel.', 'Haal de dubbele punt weg.', ''),
  colonAfterValue: () =>
    say('Achter een waarde hoort geen ":".', 'Zet een komma tussen de waarde en de volgende naam.'),
  missingName: () =>
    say('Vóór de ":" ontbreekt een naam.', 'Schrijf de naam tussen aanhalingstekens vóór de dubbele punt.'),
  bracketWithoutName: (opener: string) =>
    say(
      `Vóór de "${opener}" ontbreekt een naam.`,
      `Schrijf "naam": vóór de ${opener}, of haal het haakje weg.`,
    ),
  missingValue: (name: string) =>
    say(
      `Achter de naam ${quoted(name)} ontbreekt een waarde.`,
      `Schrijf een waarde na ${quoted(name)}: of haal de naam weg.`,
    ),
  nameInList: (name: string) =>
    say(
      `In een lijst tussen [ en ] hoort geen naam, maar hier staat ${short(name)} met een ":".`,
      'Zet { en } om de namen en hun waarden.',
    ),
  unexpected: (found: string) =>
    say(`Op deze plek hoort geen ${quoted(found)}.`, 'Een pagina begint met { en eindigt met }.'),
  unclosed: (opener: string, line: number) =>
    say(
      `De "${opener}" van regel ${line} wordt niet gesloten.`,
      `Zet een ${closerOf(opener)} op de plek waar dit deel eindigt.`,
    ),
  missingClosers: (
    open: readonly { opener: string; line: number }[],
    {
      line,
      lines,
      comma,
      withoutComma,
    }: { line: number; lines: readonly string[]; comma: boolean; withoutComma: boolean },
  ) => {
    const which = open.map(({ opener, line: from }) => `de "${opener}" van regel ${from}`).join(' en ');
    const brackets = lines.map((each) => `"${each}"`).join(' en ');
    const written = `${lines.join(' ')}${comma ? ',' : ''}`;
    const sameLine = open.every(({ line: from }) => from === line);
    return say(
      `Achter regel ${line} ontbreekt ${brackets}: ${which} ${open.length > 1 ? 'worden' : 'wordt'} niet gesloten.`,
      `Zet ${sameLine ? 'aan het eind van' : 'onder'} deze regel: ${written}${withoutComma ? ' (en haal de komma aan het eind van deze regel weg)' : ''}`,
    );
  },
  missingOpener: (opener: string, name: string | undefined) =>
    name === undefined
      ? say(`Boven deze regel ontbreekt "${opener}".`, `Zet boven deze regel een regel met ${opener}`)
      : say(`Achter ${short(name)}: ontbreekt "${opener}".`, `Schrijf: ${short(name)}: ${opener}`),
  extraBracket: (found: string, comma: boolean) =>
    say(
      `Hier staat een "${found}" te veel.`,
      comma ? 'Haal dit haakje weg, met de komma erachter.' : 'Haal dit haakje weg.',
    ),
  wrongCloser: (found: string, opener: string, line: number) =>
    meaning(
      closerOf(opener),
      say(
        `Hier staat "${found}", maar de "${opener}" van regel ${line} sluit je met "${closerOf(opener)}".`,
        `Maak er ${closerOf(opener)} van.`,
      ),
    ),
  extraCloser: (found: string) =>
    say(
      `Hier staat een "${found}" te veel.`,
      'Haal dit haakje weg, of kijk of er eerder een haakje te veel staat.',
    ),
  afterEnd: (found: string, line: number) =>
    say(
      `Op regel ${line} is het document al klaar, maar hier staat nog ${quoted(found)}.`,
      'Haal weg wat er te veel staat, of kijk of er eerder een haakje te veel staat.',
    ),
  curlyQuotes: (raw: string) =>
    say(
      `De tekst ${short(raw)} staat tussen gekrulde aanhalingstekens.`,
      `Gebruik rechte aanhalingstekens: ${model(raw)}`,
      requoted(raw),
    ),
  singleQuotes: (raw: string) =>
    say(
      `De tekst ${short(raw)} staat tussen ${/^[`´]/.test(raw) ? 'schuine' : 'enkele'} aanhalingstekens.`,
      `Gebruik dubbele aanhalingstekens: ${model(raw)}`,
      requoted(raw),
    ),
  curlyClose: (raw: string) =>
    say(
      `De tekst ${short(raw)} eindigt met een gekruld aanhalingsteken.`,
      'Eindig met een recht aanhalingsteken: ".',
      '"',
    ),
  unclosedText: (raw: string) =>
    meaning(
      `${raw}"`,
      say(
        `Achter ${short(raw)} ontbreekt het aanhalingsteken.`,
        `Zet een " aan het eind van de tekst${raw.length < maxQuoteLength ? `: ${short(raw)}"` : '.'}`,
      ),
    ),
  unopenedText: (raw: string) =>
    meaning(
      `"${raw}`,
      say(
        `Vóór ${short(raw)} ontbreekt het aanhalingsteken.`,
        `Zet een " aan het begin van de tekst${raw.length < maxQuoteLength ? `: "${short(raw)}` : '.'}`,
      ),
    ),
  unclosedName: (name: string) =>
    meaning(
      `"${name}"`,
      say(`Achter de naam "${short(name)} ontbreekt het aanhalingsteken.`, `Schrijf: ${quoted(name)}:`),
    ),
  quoteInText: (before: string, after: string) =>
    say(
      `De tekst ${short(before)} is al klaar, maar direct daarachter staat nog ${quoted(after)}.`,
      /[\p{L}\d]/u.test(after)
        ? 'Schrijf een aanhalingsteken in een tekst als \\", of zet het ontbrekende aanhalingsteken erbij.'
        : `Haal ${quoted(after)} weg, of zet het vóór het aanhalingsteken; achter een tekst hoort alleen een komma.`,
    ),
  lineBreakInText: (raw: string) =>
    meaning(
      raw.replace(/\s*[\r\n]+\s*/g, ' '),
      say(`In de tekst ${quotedText(raw)} staat een regeleinde.`, 'Zet de hele tekst op één regel.'),
    ),
  tabInText: (raw: string) =>
    say(`In de tekst ${quotedText(raw)} staat een tab.`, 'Vervang de tab door een spatie.', ' '),
  controlInText: (character: string) =>
    meaning(
      '',
      say(
        `In de tekst staat een onzichtbaar teken (${codeOf(character)}).`,
        'Haal het weg: wis de tekst op deze plek en typ die opnieuw.',
      ),
    ),
  wrongEscape: (raw: string) =>
    meaning(
      `\\${raw}`,
      say(
        `In de tekst staat ${quoted(raw)}, en dat betekent niets.`,
        'Schrijf \\\\ voor een schuine streep en \\" voor een aanhalingsteken.',
      ),
    ),
  windowsPath: (raw: string, meant: string) =>
    say(
      `${short(raw)} is een pad op je computer; op de site staan schuine strepen andersom.`,
      `Schrijf: ${meant}`,
      meant,
    ),
  escapedLineBreak: () =>
    say('Een "\\" aan het eind van een regel mag niet.', 'Zet de hele tekst op één regel.'),
  comment: (raw: string) =>
    meaning(
      '',
      say(
        `Hier staat commentaar: ${short(raw)}`.replace(/[.!?]?$/, '.'),
        'JSON kent geen commentaar: haal het weg.',
      ),
    ),
  equals: (raw: string) => say(`Hier staat "${raw}" in plaats van een dubbele punt.`, 'Maak er : van.', ':'),
  semicolon: () => say('Hier staat ";" in plaats van een komma.', 'Maak er een komma van.', ','),
  wideCharacter: (found: string, plain: string) =>
    say(`Hier staat het brede teken "${found}".`, `Gebruik het gewone teken ${plain}`, plain),
  oddSpace: (character: string) =>
    say(
      character === '\u00a0'
        ? 'Hier staat een harde spatie (U+00A0).'
        : `Hier staat een onzichtbaar teken (${codeOf(character)}).`,
      'Wis het en typ een gewone spatie.',
      ' ',
    ),
  unquotedName: (name: string) =>
    say(
      `De naam ${quoted(name)} staat zonder aanhalingstekens.`.replaceAll('"', ''),
      `Schrijf: ${quoted(name)}:`,
      /^[a-z$][\w-]*$/i.test(name) ? `"${name}"` : undefined,
    ),
  unquotedText: (raw: string) =>
    meaning(
      JSON.stringify(raw),
      say(
        `De tekst ${short(raw)} staat zonder aanhalingstekens.`,
        readNumber(raw) === undefined ? `Schrijf: ${quoted(raw)}` : numberOrText(raw),
      ),
    ),
  word: (raw: string, replacement: string) =>
    say(`Het woord ${short(raw)} bestaat niet in JSON.`, replacement),
  plusSign: (raw: string) =>
    meaning(
      raw.slice(1),
      say(`Het getal ${short(raw)} begint met een plusteken.`, `Schrijf: ${short(raw.slice(1))}`),
    ),
  leadingZero: (raw: string, replacement: string) =>
    meaning(
      JSON.stringify(raw),
      say(
        `Het getal ${short(raw)} begint met een nul.`,
        `Schrijf ${short(replacement)}, of maak er een tekst van: ${quoted(raw)}`,
      ),
    ),
  leadingPoint: (raw: string, replacement: string) =>
    meaning(
      replacement,
      say(`Het getal ${short(raw)} begint met een punt.`, `Schrijf: ${short(replacement)}`),
    ),
  trailingPoint: (raw: string) =>
    meaning(
      raw.slice(0, -1),
      say(`Het getal ${short(raw)} eindigt met een punt.`, `Schrijf: ${short(raw.slice(0, -1))}`),
    ),
  decimalComma: (raw: string) =>
    meaning(
      JSON.stringify(raw),
      say(
        `Het getal ${short(raw)} heeft een komma.`,
        /,\d{3}$/.test(raw)
          ? `Zet het tussen aanhalingstekens: ${quoted(raw)}`
          : `Schrijf voor een gewoon getal een punt: ${short(raw.replace(',', '.'))}, of maak er een tekst van: ${quoted(raw)}`,
      ),
    ),
  dutchAmount: (raw: string, replacement: string) =>
    meaning(
      JSON.stringify(raw),
      say(
        `Het getal ${short(raw)} heeft punten of komma's tussen de cijfers.`,
        numberOrText(raw, short(replacement)),
      ),
    ),
  notNumber: (raw: string) =>
    meaning(JSON.stringify(raw), say(`${quoted(raw)} is geen getal.`, numberOrText(raw))),
};
