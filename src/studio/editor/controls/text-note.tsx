import type { ReactNode } from 'react';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import { formatAmount } from '../../../shared/text/amount.ts';
import { Count, Help } from '../parts/Form.styles.ts';

/** The share of the longest text from which the number of characters shows. */
const countsFrom = 0.75;

const beginnings = {
  picture: 'Dit is de afbeelding van de pagina erboven. Heb je een eigen afbeelding, kies die dan.',
  text: 'Zo begint elke nieuwe pagina. Zeg hier liever wat alleen voor deze geldt.',
};

/** What an author may want to know of a text: how long it is, or that the page began with it; undefined when there is nothing. */
export function textNote(
  text: string,
  {
    maxLength = Number.POSITIVE_INFINITY,
    suggest,
    texts,
    picture,
  }: ControlOf<'text'> & EditorScreen['beginning'],
): ReactNode | undefined {
  // Counted as the check does, in code points.
  const { length } = [...text];
  const begun = suggest === 'picture' && text === picture ? 'picture' : texts.includes(text) && 'text';
  if (length <= maxLength * countsFrom && !begun) return undefined;
  return (
    <>
      {length > maxLength * countsFrom && (
        <Count data-over={length > maxLength || undefined}>
          {formatAmount(length)} van {formatAmount(maxLength)} tekens
        </Count>
      )}
      {begun && <Help>{beginnings[begun]}</Help>}
    </>
  );
}
