import { useEffect, useRef } from 'react';
import { AddressNotice } from './details/Details.styles.ts';

/** About the parts of an address that were refused. */
export interface Warning {
  text: string;
  /** Scrolls it into view. */
  isBrought: boolean;
}

/** Tells what was refused: who sees only the result takes it for that of the whole address. */
export function AddressWarning({ warning }: { warning: Warning }) {
  const element = useRef<HTMLParagraphElement>(null);
  // Not a layout effect: after the one that brings the result into view.
  useEffect(() => {
    if (warning.isBrought) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [warning]);
  return (
    <AddressNotice ref={element} role="alert">
      {warning.text}
    </AddressNotice>
  );
}
