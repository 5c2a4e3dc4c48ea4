import { diffArrays } from 'diff';

/** A run of words that stayed, went or came. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** With fewer words of the shorter text left than this, two texts are read more easily one after the other. */
const minCommonShare = 0.6;

/** The words that differ between two texts, between those that stayed; undefined when they have too little in common. */
export function wordDiff(before: string, after: string): Run[] | undefined {
  const old = wordsOf(before);
  const present = wordsOf(after);
  const minCommon = Math.ceil(minCommonShare * Math.min(old.length, present.length));
  const maxEditLength = old.length + present.length - 2 * minCommon;
  return diffArrays(old, present, { maxEditLength })?.map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(' '),
  }));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
