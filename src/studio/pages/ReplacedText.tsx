import { Fragment, type ReactNode } from 'react';

/** A text with each place where words go and others come. */
export function ReplacedText({
  text,
  find,
  replacement,
}: {
  text: string;
  find: string;
  replacement: string;
}): ReactNode {
  return text.split(find).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={index}>
      {index > 0 && (replacement === '' ? <mark>{find}</mark> : <del>{find}</del>)}
      {index > 0 && replacement !== '' && <ins>{replacement}</ins>}
      {part}
    </Fragment>
  ));
}
