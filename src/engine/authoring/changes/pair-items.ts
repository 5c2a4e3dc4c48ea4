import { groupBy } from '../../../shared/group-by.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { mayReplace, similarity } from './similarity.ts';

interface ListItem {
  item: JsonValue;
  index: number;
}

/** Matched items; one side only when added or removed. */
interface Pair {
  before?: ListItem;
  after?: ListItem;
  /** The same item at another index. */
  moved?: true;
}

/** For a changed item. */
const minSimilarity = 0.35;
/** Beyond this, differences count as added and removed. */
const maxComparisons = 250_000;

/**
 * Diffs two lists by item, in the new order, removed items at their old place. Only equal items move. Between matches,
 * equally many removed and added items are changes when each may replace the other.
 */
export function pairItems(before: readonly JsonValue[], after: readonly JsonValue[]): Pair[] {
  const partner = bestAlignment(before, after);
  const taken = new Set(partner.values());
  const movable = groupBy(
    [...after.keys()].filter((index) => !taken.has(index)),
    (index) => JSON.stringify(after[index]),
  );
  const movedTo = new Map<number, number>();
  const removed: number[] = [];
  for (const [index, item] of before.entries()) {
    if (partner.has(index)) continue;
    const elsewhere = movable.get(JSON.stringify(item))?.shift();
    if (elsewhere === undefined) removed.push(index);
    else movedTo.set(elsewhere, index);
  }
  const afterOf = new Map([...partner].map(([from, to]) => [to, from]));

  const pairs: Pair[] = [];
  let came: Pair[] = [];
  let next = 0;
  const close = (upTo: number): void => {
    const went = removed.slice(next).filter((index) => index < upTo);
    next += went.length;
    const lost = went.map((index): Pair => ({ before: at(before, index) }));
    pairs.push(...joined(lost, came));
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

function at(list: readonly JsonValue[], index: number): ListItem | undefined {
  const item = list[index];
  return item === undefined ? undefined : { item, index };
}

function joined(went: readonly Pair[], came: readonly Pair[]): Pair[] {
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
function bestAlignment(before: readonly JsonValue[], after: readonly JsonValue[]): Map<number, number> {
  const start = equalAtStart(before, after);
  const alignment = new Map(Array.from({ length: start }, (_, index) => [index, index]));
  const [rows, columns] = [before.slice(start), after.slice(start)];
  if (rows.length * columns.length > maxComparisons) return alignment;

  const weights = rows.map((one) => Float64Array.from(columns, (other) => weightOf(similarity(one, other))));
  const best = bestFrom(weights, columns.length);
  let row = 0;
  let column = 0;
  while (row < rows.length && column < columns.length) {
    const weight = get(weights, row, column);
    const value = get(best, row, column);
    if (weight > 0 && value === weight + get(best, row + 1, column + 1)) {
      alignment.set(start + row, start + column);
      row += 1;
      column += 1;
    } else if (value === get(best, row + 1, column)) row += 1;
    else column += 1;
  }
  return alignment;
}

function equalAtStart(before: readonly JsonValue[], after: readonly JsonValue[]): number {
  const differs = before.findIndex((item, index) => {
    const other = after[index];
    return other === undefined || similarity(item, other) < 1;
  });
  return differs < 0 ? before.length : differs;
}

/** Cubed: one equal item outweighs several similar ones. */
function weightOf(score: number): number {
  return score >= minSimilarity ? score ** 3 : 0;
}

/** The most weight that can be matched from each row and column on; with an empty row and column at the end. */
function bestFrom(weights: readonly Float64Array[], columns: number): Float64Array[] {
  let below = new Float64Array(columns + 1);
  const best = [below];
  for (const line of weights.toReversed()) {
    const here = new Float64Array(columns + 1);
    for (let column = columns - 1; column >= 0; column -= 1) {
      const weight = line[column] ?? 0;
      const together = weight > 0 ? weight + (below[column + 1] ?? 0) : 0;
      here[column] = Math.max(together, below[column] ?? 0, here[column + 1] ?? 0);
    }
    best.push(here);
    below = here;
  }
  return best.reverse();
}

function get(table: readonly Float64Array[], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}
