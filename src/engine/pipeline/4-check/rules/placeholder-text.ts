import { matchesOf, rangeOf, textCheck } from '../text-check.ts';

/** Words that someone typed to be replaced later. */
const leftovers: readonly RegExp[] = [
  /\blorem ipsum\b(?:\W{1,3}dolor sit amet\b)?|\bdolor sit amet\b/gi,
  /\b(?:todo|fixme|tbd)\b/gi,
  /\bx{3,}\b/gi,
  /\b(?:titel|kop|tekst|naam|vraag|antwoord|beschrijving|omschrijving|kenmerk|voordeel|linktekst)\s+hier\b/gi,
  /\bhier (?:komt|komen|staat straks|volgt) (?:de |een |nog )*(?:titel|kop|tekst|uitleg|beschrijving|vraag|antwoord)\b/gi,
  /\[(?:invullen|vul[^\]]*in|naam|bedrag|plaats|datum|titel|tekst|bedrijf)\](?!\()/gi,
  /\$\{\d+[:}|]/g,
  /^\s*…\s*$/g,
  // What the editor fills in for a picture, to be typed over.
  /^Wat er te zien is$/g,
];

const watch = [
  ...['lorem', 'dolor', 'todo', 'fixme', 'tbd', 'xxx', 'xxxx', 'xxxxx', 'hier', '$', '…'],
  ...['invullen', 'vul', 'naam', 'bedrag', 'plaats', 'datum', 'titel', 'tekst', 'bedrijf'],
  'zien',
];

/** Reports texts that wait for the real ones. */
export const placeholderText = textCheck({
  rule: 'placeholder-text',
  why: 'Visitors would read a text that nobody meant for them.',
  watch,
  judge({ text }) {
    return leftovers.flatMap((leftover) =>
      matchesOf(leftover, text).map((match) => ({
        range: rangeOf(match),
        message: `"${match[0].trim()}" is een voorlopige tekst.`,
        hint: 'Schrijf hier de echte tekst, of haal het weg.',
      })),
    );
  },
});
