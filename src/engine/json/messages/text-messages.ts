import { type Cells, tableBlock, tableRows } from '../layout/table-block.ts';
import type { SyntaxMessage } from './syntax-errors.ts';
import { codeOf, local, maxQuoteLength, meaning, quoted, repeated, say, short } from './syntax-message.ts';

/** A text of which only a part is shown, with its closing quote. */
function quotedText(raw: string): string {
  return quoted(raw.replace(/^["“„”]|["”]$/g, ''));
}

/** Texts between odd quotes that have one meaning. */
const oddTexts: readonly RegExp[] = [
  /^[“”„‟«»＂″"]([^“”„‟«»＂″"\\\t]*(?:\\[“”„"][^“”„‟«»＂″"\\\t]*)*)[“”„‟«»＂″"]$/,
  // Quotes within it that open and close.
  /^[“„]([^“”„‟«»＂″"\\\t]*(?:[“„][^“”„‟«»＂″"\\\t]*”[^“”„‟«»＂″"\\\t]*)*)”$/,
  /^['‘’‚‛`´]([^'‘’‚‛`´"\\\t]*)['‘’‚‛`´]$/,
  // No text ends before a letter: that is an apostrophe.
  /^‘([^'‘’‚‛`´"\\\t]*(?:’(?=\p{L})[^'‘’‚‛`´"\\\t]*)*)’$/u,
];

/** Straight quotes; undefined when ambiguous. */
function requoted(raw: string): string | undefined {
  // As Python and JavaScript write a text: other quotes within it are its own.
  const straight = /^'([^'\\\t]*)'$/.exec(raw)?.[1];
  if (straight !== undefined) return JSON.stringify(straight);
  const [inside] = oddTexts.flatMap((pattern) => pattern.exec(raw)?.[1] ?? []);
  // A word processor curls also the quote of an escape.
  return inside === undefined ? undefined : `"${inside.replace(/\\./g, '\\"')}"`;
}

/** One mistake in many texts, where one fix is right. */
function quotesMessage(raw: string, { kind, wanted }: { kind: string; wanted: string }): SyntaxMessage {
  const right = requoted(raw);
  const message = `De tekst ${short(raw)} staat tussen ${kind} aanhalingstekens.`;
  const hint = `Gebruik ${wanted} aanhalingstekens: ${model(right)}`;
  return repeated(local(say(message, hint, right)), kind);
}

function model(right: string | undefined): string {
  return right !== undefined && right.length <= maxQuoteLength ? right : '"…"';
}

function copiedTable([first = []]: Cells): string {
  return `Hier staat een tabel uit een ander programma, die begint met ${quoted(first.join(' '))}.`;
}

/** Messages about quotes around texts, and about what is between them. */
export const textMessages = {
  curlyQuotes: (raw: string) => quotesMessage(raw, { kind: 'gekrulde', wanted: 'rechte' }),
  singleQuotes: (raw: string) =>
    quotesMessage(raw, { kind: /^[`´]/.test(raw) ? 'schuine' : 'enkele', wanted: 'dubbele' }),
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
  unclosedName: (name: string) =>
    meaning(
      `"${name}"`,
      say(`Achter de naam "${short(name)} ontbreekt het aanhalingsteken.`, `Schrijf: ${quoted(name)}:`),
    ),
  lineBreakInText: (raw: string) => {
    const onLine = raw.replace(/\s*[\r\n]+\s*/g, ' ');
    return meaning(
      requoted(onLine) ?? onLine,
      say(`In de tekst ${quotedText(raw)} staat een regeleinde.`, 'Zet de hele tekst op één regel.'),
    );
  },
  table: (rows: Cells) =>
    say(
      copiedTable(rows),
      `Haal hem hier weg en maak er in "blocks" een blok van, met een kop op de puntjes: ${tableBlock(rows)}`,
    ),
  tableRows: (rows: Cells) =>
    say(
      copiedTable(rows),
      `Schrijf elke rij tussen [ en ], in "rows" van een blok van type "table": ${tableRows(rows)}`,
    ),
  tableRow: (cells: Cells[number]) =>
    say(
      `Hier staat een rij van een tabel uit een ander programma: ${quoted(cells.join(' '))}.`,
      `Schrijf in "rows" van een blok van type "table": ${tableRows([cells])}, en in een andere lijst alleen wat daar tussen [ en ] staat.`,
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
};
