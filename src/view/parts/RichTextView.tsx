import { Fragment } from 'react';
import type { Inline, RichText } from '../../shared/rich-text.ts';

function inlineView(piece: Inline) {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  return <a href={piece.href}>{piece.label}</a>;
}

/** A line of rich text as inline content: the element around it (`<p>`, `<li>`, `<td>` …) is the caller's. */
export function RichTextView({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => <Fragment key={index}>{inlineView(piece)}</Fragment>);
}
