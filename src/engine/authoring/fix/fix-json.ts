import { mendSyntax } from '../../pipeline/1-load/mend-syntax.ts';
import { parseJson } from '../../pipeline/1-load/parse-json.ts';
import { describeEdits } from './describe-edits.ts';

/** `changes`: Dutch lines. */
export interface FixedText {
  text: string;
  changes: string[];
}

/** Repairs invalid JSON where each mistake in it has only one mend; else undefined. */
export function fixJson(broken: string): FixedText | undefined {
  const mended = mendSyntax(broken, parseJson(broken).problems);
  return (
    mended && {
      text: mended.text,
      changes: mended.rounds.flatMap(({ edits, text }) => describeEdits(edits, text)),
    }
  );
}
