import type { ReactNode } from 'react';
import { ArrowAnchor } from './ArrowLink.styles.ts';

interface ArrowLinkProps {
  href: string;
  children: ReactNode;
  /** `back` puts the arrow before the label, pointing left. */
  direction?: 'on' | 'back';
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A link with an arrow, forward or back. */
export function ArrowLink({ href, children, direction = 'on' }: ArrowLinkProps) {
  return (
    <ArrowAnchor href={href} data-direction={direction}>
      {direction === 'back' && <Arrow path="M17 10H3M9 4l-6 6 6 6" />}
      <span>{children}</span>
      {direction === 'on' && <Arrow path="M3 10h14M11 4l6 6-6 6" />}
    </ArrowAnchor>
  );
}
