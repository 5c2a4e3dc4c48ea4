import { Fragment } from 'react';
import type { Inline, RichText } from '../../shared/rich-text.ts';

/** A telephone number; kept on one line. */
const number = /^\+?\d[\d ()-]{6,18}$/;
const whole = (text: string) => (number.test(text) ? '' : undefined);

/** An amount stays on the line of its sign, a weight or speed on that of its unit; a telephone number stays whole. */
const unbroken = (text: string): string => text.replace(/(?<=€) (?=\d)|(?<=\d) (?=\d|kg\b|km\/u)/g, '\u00a0');

function inlineView(piece: Inline) {
  if (typeof piece === 'string') return unbroken(piece);
  if ('strong' in piece) return <strong data-whole={whole(piece.strong)}>{unbroken(piece.strong)}</strong>;
  if ('em' in piece) return <em>{piece.em}</em>;
  return (
    <a href={piece.href} data-whole={whole(piece.label)}>
      {piece.label}
    </a>
  );
}

/** Inline rich text, without a wrapper. */
export function RichTextView({ text }: { text: RichText }) {
  if (typeof text === 'string') return unbroken(text);
  return text.map((piece, index) => <Fragment key={index}>{inlineView(piece)}</Fragment>);
}
