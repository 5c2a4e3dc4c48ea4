import type { HTMLAttributes, ReactNode } from 'react';

interface PrerenderedProps extends HTMLAttributes<HTMLElement> {
  as: 'section' | 'aside' | 'nav';
}

/** An element of the first page that keeps the server's HTML, without data or hydration. */
export function Prerendered({ as: Element, ...attributes }: PrerenderedProps): ReactNode {
  return (
    <Element {...attributes} suppressHydrationWarning>
      {noText}
    </Element>
  );
}

/** Text, also when empty, tells React to leave the server's HTML alone; unlike HTML, it is no risk to render. */
const noText = '';
