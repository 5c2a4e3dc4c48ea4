import type { TextRule } from '../rule.ts';

const leftovers: readonly RegExp[] = [
  /\blorem ipsum\b(?:\W{1,3}dolor sit amet\b)?|\bdolor sit amet\b/gi,
  /\b(?:todo|fixme|tbd)\b(?!-\p{L})/giu,
  /\bx{3,}\b(?!-\p{L})/giu,
  // At the end only, and not "Stel je vraag hier".
  /\b(?:titel|kop|tekst|naam|(?<!\b(?:je|jouw|een) )vraag|antwoord|beschrijving|omschrijving|kenmerk|voordeel|linktekst)\s+hier(?=[.…]*\s*$)/gi,
  /\bhier (?:komt|komen|staat straks|volgt) (?:de |een |nog )*(?:titel|kop|tekst|uitleg|beschrijving|vraag|antwoord)\b/gi,
  /\[(?:invullen|vul[^\]]*in|naam|bedrag|plaats|datum|titel|tekst|bedrijf)\](?!\()/gi,
  /\$\{\d+[:}|]/g,
  /^\s*…\s*$/g,
  // Where an assistant names its sources, copied along with its answer.
  /:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?|【[^】]*】|\ue200?cite\ue202?turn\d[^\s\ue201]*\ue201?/g,
  /\bAls (?:een )?(?:AI|taalmodel|AI-taalmodel)(?:-assistent)?(?= (?:kan|heb|ben) ik\b)/g,
  // The editor snippet of a picture.
  /^Wat er te zien is$/g,
];

/** Placeholder texts. */
export const placeholderText: TextRule = {
  name: 'placeholder-text',
  severity: 'error',
  canBeIgnored: true,
  patterns: leftovers.map((pattern) => ({
    pattern,
    isAlsoInAddresses: true,
    judge: ([words]) => ({
      message: `"${words.trim()}" is een voorlopige tekst.`,
      hint: 'Schrijf hier de echte tekst, of haal het weg.',
    }),
  })),
};
