import type { TextRule } from '../rule.ts';

const leftovers: readonly RegExp[] = [
  /\blorem ipsum\b(?:\W{1,3}dolor sit amet\b)?|\bdolor sit amet\b/gi,
  /\b(?:todo|fixme|tbd)\b/gi,
  /\bx{3,}\b/gi,
  /\b(?:titel|kop|tekst|naam|vraag|antwoord|beschrijving|omschrijving|kenmerk|voordeel|linktekst)\s+hier\b/gi,
  /\bhier (?:komt|komen|staat straks|volgt) (?:de |een |nog )*(?:titel|kop|tekst|uitleg|beschrijving|vraag|antwoord)\b/gi,
  /\[(?:invullen|vul[^\]]*in|naam|bedrag|plaats|datum|titel|tekst|bedrijf)\](?!\()/gi,
  /\$\{\d+[:}|]/g,
  /^\s*…\s*$/g,
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
    judge: ([words]) => ({
      message: `"${words.trim()}" is een voorlopige tekst.`,
      hint: 'Schrijf hier de echte tekst, of haal het weg.',
    }),
  })),
};
