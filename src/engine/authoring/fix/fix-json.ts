import { fixSyntax } from '../../pipeline/1-load/fix-syntax.ts';
import { describeEdits } from './describe-edits.ts';

/** A text after its fixes. */
export interface FixedText {
  text: string;
  /** What was fixed, in Dutch. */
  changes: string[];
}

/** Repairs invalid JSON where each mistake in it has only one fix; else undefined. */
export function fixJson(broken: string): FixedText | undefined {
  const fixed = fixSyntax(broken);
  return (
    fixed && {
      text: fixed.text,
      changes: fixed.rounds.flatMap(({ edits, text }) => describeEdits(edits, text)),
    }
  );
}
