import type { TextRule } from '../rule.ts';

/** Words that no right sentence says twice; `die die`, `het het` and `in in` may be right. */
const words = 'de|een|en|jouw|met|onze|ook|per|te|tot|tussen|van|zonder';
/** "Wat voor de een een voordeel is", "als er een een lekke band heeft". */
const oneOfThem = String.raw`(?<!(?<!\p{L})(?:de|het|er|die|dan)\s+(?=een\s))`;
/** "Wie van van alles houdt", "de de facto standaard". */
const expression = String.raw`(?!\s+(?:alles|facto|jure|name|oudsher|tevoren)(?!\p{L}))`;
const inWord = String.raw`[\p{L}\p{N}'’-]`;

/** A word that was typed or pasted twice. */
export const doubleWord: TextRule = {
  name: 'double-word',
  severity: 'warning',
  canBeIgnored: true,
  patterns: [
    {
      pattern: new RegExp(
        String.raw`(?<!${inWord})${oneOfThem}(?<once>${words})\s+(?<again>\k<once>)(?!${inWord})${expression}`,
        'giu',
      ),
      judge({ groups: { once = '', again = '' } = {} }) {
        // "De De Ruijterkade": a name begins there.
        if (again !== again.toLowerCase()) return undefined;
        return { message: `Hier staat twee keer "${again}".`, hint: 'Haal er één weg.', suggestion: once };
      },
    },
  ],
};
