import { differenceOf } from '../../../shared/text/difference-of.ts';
import { type EditRound, type TextEdit, withoutOverlap } from '../text-edit.ts';

/** A range in a text before edits; `end` is exclusive. */
interface RangeBefore {
  start: number;
  end: number;
  /** Whether the range existed as a whole: false where it begins or ends within what an edit wrote. */
  isExact: boolean;
}

/** The range in the text before rounds of edits. */
export function rangeBefore(
  { start, end }: { start: number; end: number },
  rounds: readonly EditRound[],
): RangeBefore {
  return rounds.reduceRight<RangeBefore>(
    ({ isExact, ...after }, round) => {
      const before = rangeBeforeRound(after, round);
      return { ...before, isExact: isExact && before.isExact };
    },
    { start, end, isExact: true },
  );
}

function rangeBeforeRound({ start, end }: { start: number; end: number }, round: EditRound): RangeBefore {
  const edits = withoutOverlap(round.edits).map((edit) => trimmed(edit, round.text));
  const first = offsetBefore(start, edits, 'start');
  const last = offsetBefore(end, edits, 'end');
  return {
    start: first.offset,
    end: Math.max(first.offset, last.offset),
    isExact: first.isExact && last.isExact,
  };
}

/** An edit without what it leaves as it was at both ends: `"a"` that becomes `"a",` only gets a comma. */
function trimmed({ start, end, text: written }: TextEdit, text: string): TextEdit {
  const { from, to, insert } = differenceOf(text.slice(start, end), written);
  return { start: start + from, end: start + to, text: insert };
}

/** A range begins behind what was removed before it, and ends before what was removed behind it. */
function offsetBefore(
  after: number,
  edits: readonly TextEdit[],
  side: 'start' | 'end',
): { offset: number; isExact: boolean } {
  let shift = 0;
  for (const { start, end, text } of edits) {
    const from = start + shift;
    const until = from + text.length;
    const isBefore = side === 'start' && text === '' ? after < from : after <= from;
    if (isBefore) break;
    if (after < until && text.length !== end - start)
      return { offset: side === 'start' ? start : end, isExact: false };
    if (after < until) break;
    shift += text.length - (end - start);
  }
  return { offset: after - shift, isExact: true };
}
