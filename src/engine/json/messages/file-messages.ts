import { quoted, say } from './syntax-message.ts';

/** Messages about files without JSON. */
export const fileMessages = {
  empty: () =>
    // The command refuses an address that has a file.
    say(
      'Het bestand is leeg.',
      'Druk hier in VS Code op Ctrl+spatie: dan komt er een hele pagina. Of haal het bestand weg en maak de pagina met npm run new-page.',
    ),
  noJson: (begin: string) =>
    say(
      `In dit bestand staat geen pagina: het begint met ${quoted(begin)}.`,
      'Begin met { en eindig met }, of maak een pagina met npm run new-page. Een tekst plak je tussen aanhalingstekens achter "text":.',
    ),
  richText: () =>
    say(
      'Dit bestand is bewaard met opmaak (RTF), zoals Teksteditor of WordPad dat doet. Een pagina is tekst zonder opmaak.',
      'Kopieer in dat programma de hele tekst, en plak die in VS Code over alles in dit bestand heen.',
    ),
  fence: (mark: string) =>
    say(
      `Hier staat ${quoted(mark)}: zo geeft een chatprogramma aan waar code begint en eindigt.`,
      'Haal deze regel weg.',
      '',
    ),
  besideJson: (found: string, where: 'before' | 'after') =>
    say(
      `${where === 'before' ? 'Vóór de eerste {' : 'Achter de laatste }'} staat nog tekst: ${quoted(found)}.`,
      `Haal alles weg wat ${where === 'before' ? 'vóór de eerste { staat' : 'achter de laatste } staat'}.`,
      '',
    ),
  mergeConflict: () =>
    say(
      'Hier staan twee versies onder elkaar: git kon ze niet zelf samenvoegen.',
      'Houd één versie over en haal de regels met <<<<<<<, ======= en >>>>>>> weg.',
    ),
  conflictMiddle: () =>
    say('Hier staat nog een regel van git tussen twee versies: "=======".', 'Haal deze regel weg.', ''),
};
