import { say, short } from './syntax-message.ts';

/** Messages about one bracket, or several closing ones, found by the indentation around it. */
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
  missingNamedOpener: () =>
    say(
      'Boven deze regel ontbreekt de regel waarmee het onderdeel begint.',
      'Zet die regel terug: de naam van het onderdeel met : { erachter, zoals "metadata": {',
    ),
  doubledLine: () => say('Deze regel staat er twee keer.', 'Haal een van de twee weg.'),
  extraBracket: (found: string, comma: boolean) =>
    say(
      `Hier staat een "${found}" te veel.`,
      comma ? 'Haal dit haakje weg, met de komma erachter.' : 'Haal dit haakje weg.',
    ),
};
