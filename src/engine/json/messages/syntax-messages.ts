import type { SyntaxMessage } from './syntax-errors.ts';
import { codeOf, local, maxQuoteLength, meaning, quoted, repeated, say, short } from './syntax-message.ts';

const closerOf = (opener: string): string => (opener === '{' ? '}' : ']');

/** The hint for dots that somebody wrote when shortening a page. */
const putBack =
  'Zet terug wat hier is weggelaten, en haal dit weg. Is er niets weggelaten, haal dit dan alleen weg.';

/** Messages about names, values and the punctuation between them. */
export const syntaxMessages = {
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
    repeated(say(`Vóór de "${closer}" staat een "," te veel.`, 'Haal de komma weg.', ''), `,${closer}`),
  doubleComma: () => say('Hier staat een "," te veel.', 'Haal de komma weg.', ''),
  missingComma: (before: string, sure: boolean) =>
    say(
      `Achter ${short(before)} ontbreekt een komma.`,
      `Schrijf: ${short(before)},`,
      sure ? `${before},` : undefined,
    ),
  missingColon: (name: string, sure: boolean) =>
    meaning(
      `${JSON.stringify(name)}:`,
      say(
        `Achter de naam ${quoted(name)} ontbreekt een dubbele punt.`,
        `Schrijf: ${quoted(name)}: en dan de waarde.${sure ? '' : ' Is dit een lijst, zet die dan tussen [ en ], met een komma tussen de teksten.'}`,
        sure ? `${JSON.stringify(name)}:` : undefined,
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
      `Haal weg wat er te veel staat, of kijk of er eerder een haakje te veel staat.${/^,?\s*\{/.test(found) ? ' Begint hier een blok? Zet het in "blocks", met een komma ertussen. Een andere pagina krijgt een eigen bestand.' : ''}`,
    ),
  unopenedText: (raw: string) =>
    meaning(
      `"${raw}`,
      say(
        `Vóór ${short(raw)} ontbreekt het aanhalingsteken.`,
        `Zet een " aan het begin van de tekst${raw.length < maxQuoteLength ? `: "${short(raw)}` : '.'}`,
      ),
    ),
  quoteInText: (before: string, after: string) =>
    say(
      `De tekst ${short(before)} is al klaar, maar direct daarachter staat nog ${quoted(after)}.`,
      /[\p{L}\d]/u.test(after)
        ? 'Schrijf een aanhalingsteken in een tekst als \\", of zet het ontbrekende aanhalingsteken erbij.'
        : `Haal ${quoted(after)} weg, of zet het vóór het aanhalingsteken; achter een tekst hoort alleen een komma.`,
    ),
  comment: (raw: string) =>
    meaning(
      '',
      say(
        `Hier staat commentaar: ${short(raw)}`.replace(/[.!?]?$/, '.'),
        /^[^\p{L}\d]*(?:\.{3}|…)/u.test(raw) ? putBack : 'JSON kent geen commentaar: haal het weg.',
      ),
    ),
  omission: (raw: string) =>
    meaning('', say(`Hier staat ${quoted(raw)} in plaats van een deel van de pagina.`, putBack)),
  insteadOfColon: (raw: string) =>
    repeated(say(`Hier staat "${raw}" in plaats van een dubbele punt.`, 'Maak er : van.', ':'), raw),
  semicolon: () => say('Hier staat ";" in plaats van een komma.', 'Maak er een komma van.', ','),
  wideCharacter: (found: string, plain: string) =>
    say(`Hier staat het brede teken "${found}".`, `Gebruik het gewone teken ${plain}`, plain),
  oddSpaces: (raw: string) =>
    repeated(
      say(
        raw.startsWith('\u00a0')
          ? 'Hier staat een harde spatie (U+00A0).'
          : `Hier staat een onzichtbaar teken (${codeOf(raw)}).`,
        'Wis het en typ een gewone spatie.',
        ' '.repeat(raw.length),
      ),
      codeOf(raw),
    ),
  unquotedName: (name: string) =>
    repeated(
      local(
        say(
          `De naam ${quoted(name)} staat zonder aanhalingstekens.`.replaceAll('"', ''),
          `Schrijf: ${quoted(name)}:`,
          /^[a-z$][\w-]*$/i.test(name) ? `"${name}"` : undefined,
        ),
      ),
      'unquoted name',
    ),
};
