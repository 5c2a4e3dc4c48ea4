import type { Notation } from './notation.ts';

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Signs before a letter, spelled out: by those the few texts with one are found at once. */
const sentenceStarts = [...capitals].map((letter) => String.raw`\.${letter}`).join('|');
const afterComma = [...capitals, ...capitals.toLowerCase()].map((letter) => `,${letter}`).join('|');

/** Notations of signs between words, as text from Word or a pdf brings them along. */
export const punctuation: readonly Notation[] = [
  {
    wrong:
      /(?<!\p{L})(?<word>\p{L}+) *(?<sign>(?: ,| ;| !| \?)(?=\s|$|\p{L})|(?: \.| :)(?=\s|$))(?<next>\p{L}*)/gu,
    right: ({ word = '', sign = '', next = '' }) => `${word}${sign.trim()}${next === '' ? '' : ` ${next}`}`,
    reason: 'Een leesteken staat tegen het woord ervoor aan.',
    severity: 'warning',
  },
  {
    wrong: /\((?= |[^()]* \)) *(?<inside>[^\s()](?:[^()]*[^\s()])?) *\)/g,
    right: ({ inside = '' }) => `(${inside})`,
    reason: 'Binnen een haakje staat geen spatie.',
    severity: 'warning',
  },
  {
    wrong: new RegExp(
      String.raw`(?<![\p{L}\p{N}.@/-])(?<word>\p{L}*\p{Ll})(?<start>${sentenceStarts})(?<next>\p{Ll}+)(?![.\p{L}])`,
      'gu',
    ),
    right: ({ word = '', start = '', next = '' }) => `${word}. ${start.slice(1)}${next}`,
    reason: 'Achter een zin staat een spatie.',
    severity: 'warning',
    isGuess: true,
  },
  {
    wrong: new RegExp(
      String.raw`(?<![\p{L}\p{N}.@/-])(?<word>\p{L}{2,})(?<comma>${afterComma})(?<next>\p{L}+)`,
      'gu',
    ),
    right: ({ word = '', comma = '', next = '' }) => `${word}, ${comma.slice(1)}${next}`,
    reason: 'Achter een komma staat een spatie.',
    severity: 'warning',
  },
  {
    wrong: /(?<!\p{L})(?<before>\p{L}+)(?:´|`)(?<after>\p{L}+)/gu,
    right: ({ before = '', after = '' }) => `${before}’${after}`,
    reason: 'Dit is een los accent, geen apostrof.',
    severity: 'warning',
  },
];
