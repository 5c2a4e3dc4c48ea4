import { capitalised } from '../../../../shared/text/capitalised.ts';
import type { Notation } from './notation.ts';

/** Abbreviations with their wrong notations. */
const abbreviations: Record<string, readonly string[]> = {
  btw: ['BTW', 'BtW', 'B.T.W.', 'b.t.w.'],
  bpm: ['BPM', 'BpM', 'B.P.M.', 'b.p.m.'],
  apk: ['APK', 'A.P.K.', 'a.p.k.'],
  zzp: ['ZZP', 'Z.Z.P.', 'z.z.p.'],
  KvK: ['KVK', 'kvk', 'Kvk', 'K.v.K.'],
};

const right = new Map(
  Object.entries(abbreviations).flatMap(([name, wrong]) => wrong.map((each) => [each, name] as const)),
);
const wrong = [...right.keys()].map((each) => each.replaceAll('.', String.raw`\.`)).join('|');

/** Source of a pattern: before a capital; a shorter word with a point, as in "excl. btw", is an abbreviation itself. */
const sentenceStart = String.raw`(?<=(?:^|(?:\p{L}{5}\.|[!?])\s)\*{0,2})`;

/** Abbreviations that are words by now; not in an address. */
export const abbreviated: readonly Notation[] = [
  {
    wrong: new RegExp(
      String.raw`(?<![\p{L}\p{N}.@/-])(?:(?<start>${sentenceStart})|)(?<found>${wrong})(?![\p{L}\p{N}@/]|\.\p{L})`,
      'gu',
    ),
    right: ({ start, found = '' }) => {
      const name = right.get(found) ?? found;
      return start === undefined ? name : capitalised(name);
    },
    reason: 'Zo staat deze afkorting overal op de site.',
    severity: 'warning',
  },
];
