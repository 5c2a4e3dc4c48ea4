import type { TextRule } from '../rule.ts';

/** Letters that another program lost when it saved the text. */
export const lostLetter: TextRule = {
  name: 'lost-letter',
  severity: 'error',
  patterns: [
    {
      pattern: /(?<!\S)\S*\ufffd\S*/g,
      isAlsoInAddresses: true,
      judge: ([word]) => ({
        message: `Hier is een letter verloren gegaan: op de plek van "\ufffd" in "${word}" stond een letter als é, ë of €.`,
        hint: 'Typ de letter opnieuw. Raakten er veel kwijt, haal dan de vorige versie van het bestand terug met git.',
      }),
    },
  ],
};
