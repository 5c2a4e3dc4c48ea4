import { diffArrays } from 'diff';

export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Of the shorter text; below it a diff is hard to read. */
const minCommonShare = 0.6;

/** Word diff of two texts; undefined with too little in common. */
export function wordDiff(before: string, after: string): Run[] | undefined {
  const old = wordsOf(before);
  const present = wordsOf(after);
  const minCommon = Math.ceil(minCommonShare * Math.min(old.length, present.length));
  const maxEditLength = old.length + present.length - 2 * minCommon;
  return diffArrays(old, present, { maxEditLength })?.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(' '),
  }));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
