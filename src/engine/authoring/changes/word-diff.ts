/** A run of words that stayed, went or came. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

const maxComparisons = 1_000_000;
/** With fewer words of the shorter text left than this, two texts are read more easily one after the other. */
const minCommonShare = 0.6;

/** The words that differ between two texts, between those that stayed; undefined when they have too little in common. */
export function wordDiff(before: string, after: string): Run[] | undefined {
  const old = wordsOf(before);
  const present = wordsOf(after);
  if (old.length * present.length > maxComparisons) return undefined;
  const lengths = commonLengths(old, present);
  const common = lengths[0]?.[0] ?? 0;
  if (common < minCommonShare * Math.min(old.length, present.length)) return undefined;

  const runs: Run[] = [];
  const add = (kind: Run['kind'], word = ''): void => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else runs.push({ kind, text: word });
  };
  let [row, column] = [0, 0];
  while (row < old.length || column < present.length) {
    if (row < old.length && column < present.length && old[row] === present[column]) {
      add('same', old[row]);
      row += 1;
      column += 1;
    } else if (
      column === present.length ||
      (row < old.length && below(lengths, row, column) >= beside(lengths, row, column))
    ) {
      add('gone', old[row]);
      row += 1;
    } else {
      add('new', present[column]);
      column += 1;
    }
  }
  return runs;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** For each place in both texts, how many words the rests have in common, in order. */
function commonLengths(old: readonly string[], present: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(present.length + 1));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    const line = lengths[row];
    if (!line) continue;
    for (let column = present.length - 1; column >= 0; column -= 1) {
      line[column] =
        old[row] === present[column]
          ? below(lengths, row, column + 1) + 1
          : Math.max(below(lengths, row, column), line[column + 1] ?? 0);
    }
  }
  return lengths;
}

function below(lengths: readonly Uint32Array[], row: number, column: number): number {
  return lengths[row + 1]?.[column] ?? 0;
}

function beside(lengths: readonly Uint32Array[], row: number, column: number): number {
  return lengths[row]?.[column + 1] ?? 0;
}
