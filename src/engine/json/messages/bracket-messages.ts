import type { SyntaxMessage } from './syntax-errors.ts';
import { say, short } from './syntax-message.ts';

/** The brackets that belong around a part. */
export type BracketPair = readonly [opener: '[', closer: ']'] | readonly [opener: '{', closer: '}'];

/** Messages about brackets, found by what stands around or between them. */
export const bracketMessages = {
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
  missingNamedOpener: (opener: string) =>
    opener === '{'
      ? say(
          'Boven deze regel ontbreekt de regel waarmee het onderdeel begint.',
          'Zet die regel terug: de naam van het onderdeel met : { erachter, zoals "metadata": {',
        )
      : say(
          'Boven deze regel ontbreekt de regel waarmee de lijst begint.',
          'Zet die regel terug: de naam van de lijst met : [ erachter, zoals "items": [',
        ),
  doubledLine: () => say('Deze regel staat er twee keer.', 'Haal een van de twee weg.'),
  listOpener: () =>
    say('Hier begint een lijst, maar er staat "{".', 'Een lijst staat tussen [ en ]: maak er [ van.', '['),
  listCloser: (opener: string, line: number) =>
    say(
      opener === '['
        ? `Hier staat "}", maar de "[" van regel ${line} sluit je met "]".`
        : `Hier eindigt de lijst van regel ${line}, maar er staat "}".`,
      'Maak er ] van.',
      ']',
    ),
  roundOpener: ([opener, closer]: BracketPair): SyntaxMessage => ({
    ...say(
      `Hier staat "(", maar ${opener === '[' ? 'een lijst staat' : 'velden staan'} tussen ${opener} en ${closer}.`,
      `Maak er ${opener} van, en van de ")" die erbij hoort ${closer}.`,
      opener,
    ),
    group: `(${opener}`,
  }),
  roundCloser: ([opener, closer]: BracketPair, line: number): SyntaxMessage => ({
    ...say(
      `Hier staat ")", maar wat op regel ${line} begint, sluit je met "${closer}".`,
      `Maak er ${closer} van.`,
      closer,
    ),
    group: `(${opener}`,
  }),
  pastedPart: (from: number, to: number) =>
    say(
      `Tussen de velden staat hier een los stuk van { tot en met }${from === to ? '' : `, van regel ${from} tot en met ${to}`}.`,
      'Knip het uit en zet het waar het hoort: een blok in "blocks" achter een ander blok, iets uit een lijst tussen de andere items, steeds met een komma ertussen. Haal de komma weg die hier dan te veel staat.',
    ),
  extraBracket: (found: string, comma: boolean) =>
    say(
      `Hier staat een "${found}" te veel.`,
      comma ? 'Haal dit haakje weg, met de komma erachter.' : 'Haal dit haakje weg.',
    ),
};
