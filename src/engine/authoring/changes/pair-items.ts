/** Matched items; one side only when added or removed. */
export interface Pair<Item> {
  before?: { item: Item; index: number };
  after?: { item: Item; index: number };
  /** The same item at another index. */
  moved?: true;
}

/** From 0 to 1 (equal). */
type Similarity<Item> = (before: Item, after: Item) => number;

/** For a changed item. */
const minSimilarity = 0.35;
/** Beyond this, differences count as added and removed. */
const maxComparisons = 250_000;

/**
 * Diffs two lists by item, in the new order, removed items at their old place. Only equal items move. Between matches,
 * equally many removed and added items are changes when `mayReplace` allows.
 */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  similarity: Similarity<Item>,
  mayReplace: (before: Item, after: Item) => boolean,
): Pair<Item>[] {
  const partner = bestAlignment(before, after, similarity);
  const movedTo = new Map<number, number>();
  const taken = new Set(partner.values());
  for (const [index, item] of before.entries()) {
    if (partner.has(index)) continue;
    const elsewhere = after.findIndex((other, at) => !taken.has(at) && similarity(item, other) === 1);
    if (elsewhere < 0) continue;
    taken.add(elsewhere);
    movedTo.set(elsewhere, index);
  }
  const gone = [...before.keys()].filter(
    (index) => !partner.has(index) && ![...movedTo.values()].includes(index),
  );
  const afterOf = new Map([...partner].map(([from, to]) => [to, from]));

  const pairs: Pair<Item>[] = [];
  let came: Pair<Item>[] = [];
  let next = 0;
  const close = (upTo: number): void => {
    const went = gone.slice(next).filter((index) => index < upTo);
    next += went.length;
    const lost = went.map((index): Pair<Item> => ({ before: at(before, index) }));
    pairs.push(...joined(lost, came, mayReplace));
    came = [];
  };
  for (const index of after.keys()) {
    const from = afterOf.get(index);
    const moved = movedTo.get(index);
    if (from !== undefined) {
      close(from);
      pairs.push({ before: at(before, from), after: at(after, index) });
    } else if (moved !== undefined)
      pairs.push({ before: at(before, moved), after: at(after, index), moved: true });
    else came.push({ after: at(after, index) });
  }
  close(before.length);
  return pairs;
}

function at<Item>(list: readonly Item[], index: number): Pair<Item>['before'] {
  const item = list[index];
  return item === undefined ? undefined : { item, index };
}

function joined<Item>(
  went: readonly Pair<Item>[],
  came: readonly Pair<Item>[],
  mayReplace: (before: Item, after: Item) => boolean,
): Pair<Item>[] {
  const replaced =
    went.length === came.length &&
    went.every(({ before }, index) => {
      const after = came[index]?.after;
      return before !== undefined && after !== undefined && mayReplace(before.item, after.item);
    });
  if (!replaced) return [...went, ...came];
  return went.map(({ before }, index) => ({ before, after: came[index]?.after }));
}

/** Weighted longest common subsequence: index before → after. */
function bestAlignment<Item>(
  before: readonly Item[],
  after: readonly Item[],
  similarity: Similarity<Item>,
): Map<number, number> {
  const alignment = new Map<number, number>();
  let start = 0;
  while (start < Math.min(before.length, after.length) && same(before, start, after, start, similarity)) {
    alignment.set(start, start);
    start += 1;
  }
  if (start === before.length || start === after.length) return alignment;
  if ((before.length - start) * (after.length - start) > maxComparisons) return alignment;

  const rows = before.length - start;
  const columns = after.length - start;
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const scores = Array.from({ length: rows }, () => new Float64Array(columns));
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const one = before[start + row];
      const other = after[start + column];
      const score = one === undefined || other === undefined ? 0 : similarity(one, other);
      // Cubed: one equal item outweighs several similar ones.
      const usable = score >= minSimilarity ? score ** 3 : 0;
      set(scores, row, column, usable);
      const together = usable > 0 ? usable + get(best, row + 1, column + 1) : 0;
      set(best, row, column, Math.max(together, get(best, row + 1, column), get(best, row, column + 1)));
    }
  }
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const score = get(scores, row, column);
    const value = get(best, row, column);
    if (score > 0 && value === score + get(best, row + 1, column + 1)) {
      alignment.set(start + row, start + column);
      row += 1;
      column += 1;
    } else if (value === get(best, row + 1, column)) row += 1;
    else column += 1;
  }
  return alignment;
}

function same<Item>(
  before: readonly Item[],
  from: number,
  after: readonly Item[],
  to: number,
  similarity: Similarity<Item>,
): boolean {
  const one = before[from];
  const other = after[to];
  return one !== undefined && other !== undefined && similarity(one, other) === 1;
}

function get(table: readonly Float64Array[], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}

function set(table: readonly Float64Array[], row: number, column: number, value: number): void {
  const line = table[row];
  if (line) line[column] = value;
}
