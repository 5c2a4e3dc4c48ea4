import type { TextRule } from '../rule.ts';

/** Links in a text whose words would fit any other link. */
export const linkLabel: TextRule = {
  name: 'link-label',
  severity: 'warning',
  canBeIgnored: true,
  patterns: [
    {
      pattern:
        /(?<!!)\[\s*((?:klik\s+)?hier|lees\s+(?:meer|verder|hier)|meer\s+(?:info|informatie|lezen)|deze\s+(?:link|pagina|website))[.!]?\s*\]\(([^()\s]+)\)/gi,
      judge({ 0: written, 1: label = '', 2: address, index }, { isRichText }) {
        if (!isRichText) return undefined;
        const start = index + written.indexOf(label);
        return {
          range: { start, end: start + label.length },
          message: `"${label}" zegt niet waar deze link heen gaat: wie alleen de links hoort, weet het dan niet.`,
          hint: `Zet tussen [ en ] wat er op die pagina staat: [de naam van de pagina](${address}).`,
        };
      },
    },
  ],
};
