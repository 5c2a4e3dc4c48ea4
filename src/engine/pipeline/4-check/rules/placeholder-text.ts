import type { TextPattern, TextRule } from '../rule.ts';

/** What is still to be written there: `[Naam bedrijf]`, `[link toevoegen]`. */
const toBeWritten = String.raw`invullen|vul[^\][]*in|toevoegen|(?:bedrijfs|product)?naam|bedrijf|plaats|datum|titel|tekst|bedrag|prijs|adres|telefoonnummer|link|url|bron`;

const leftovers: readonly RegExp[] = [
  /\blorem ipsum\b(?:\W{1,3}dolor sit amet\b)?|\bdolor sit amet\b/gi,
  /\b(?:todo|fixme|tbd)\b(?!-\p{L})/giu,
  /\bx{3,}\b(?!-\p{L})/giu,
  // At the end only, and not "Stel je vraag hier".
  /\b(?:titel|kop|tekst|naam|(?<!\b(?:je|jouw|een) )vraag|antwoord|beschrijving|omschrijving|kenmerk|voordeel|linktekst)\s+hier(?=[.…]*\s*$)/gi,
  /\bhier (?:komt|komen|staat straks|volgt) (?:de |een |nog )*(?:titel|kop|tekst|uitleg|beschrijving|vraag|antwoord)\b/gi,
  new RegExp(String.raw`\[(?:[^\][()/]*\b)?(?:${toBeWritten})(?:\b[^\][()/]*)?\](?!\()`, 'gi'),
  /\$\{\d+[:}|]/g,
  /^\s*…\s*$/g,
  // Where an assistant names its sources, copied along with its answer.
  /:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?|【[^】]*】|\ue200?cite\ue202?turn\d[^\s\ue201]*\ue201?|\[cit(?:e|ation)\b[^\]]*\]/g,
  /\bAls (?:een )?(?:AI|taalmodel|AI-taalmodel)(?:-assistent)?(?= (?:kan|heb|ben) ik\b)/g,
  // Fields that Word could not fill in.
  /\b(?:Fout! (?:Verwijzingsbron|Bladwijzer) niet (?:gevonden|gedefinieerd)|Error! (?:Reference source not found|Bookmark not defined))\b/g,
  /\{\s*(?:HYPERLINK|INCLUDEPICTURE|MERGEFIELD|PAGEREF|REF|TOC)\s[^{}]*\}/g,
  // The editor snippet of a picture.
  /^Wat er te zien is$/g,
];

/** `[1]`, behind what an assistant says; a person may mean a note. */
const sourceNumber: TextPattern = {
  pattern: /(?:\[\^?\d{1,2}(?:\s?[,–-]\s?\d{1,2})*\])+(?!\()/g,
  judge: ([mark]) => ({
    severity: 'warning',
    message: `Bezoekers zien "${mark}" staan, en het leidt nergens heen.`,
    hint: 'Haal het weg, of maak er een link naar de bron van. Hoort het bij een noot op deze pagina, dan mag het blijven staan.',
    suggestion: '',
  }),
};

/** Placeholder texts. */
export const placeholderText: TextRule = {
  name: 'placeholder-text',
  severity: 'error',
  canBeIgnored: true,
  patterns: [
    ...leftovers.map(
      (pattern): TextPattern => ({
        pattern,
        isAlsoInAddresses: true,
        judge: ([words]) => ({
          message: `"${words.trim()}" is een voorlopige tekst.`,
          hint: 'Schrijf hier de echte tekst, of haal het weg.',
        }),
      }),
    ),
    sourceNumber,
  ],
};
