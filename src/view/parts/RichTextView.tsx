import { Fragment } from 'react';
import type { Inline, RichText } from '../../shared/rich-text.ts';

/** A telephone number; kept on one line. */
const number = /^\+?\d[\d\s()-]{6,18}$/;
const whole = (text: string) => (number.test(text) ? '' : undefined);

function inlineView(piece: Inline) {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong data-whole={whole(piece.strong)}>{piece.strong}</strong>;
  if ('em' in piece) return <em>{piece.em}</em>;
  return (
    <a href={piece.href} data-whole={whole(piece.label)}>
      {piece.label}
    </a>
  );
}

/** Inline rich text, without a wrapper. */
export function RichTextView({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => <Fragment key={index}>{inlineView(piece)}</Fragment>);
}
