import type { ReactNode } from 'react';
import { blocksPath } from '../../shared/authors/studio-addresses.ts';
import { LinkRow } from '../shell/Studio.styles.ts';
import { statesOf } from './live-states.ts';

interface StateLinksProps {
  type: string;
  /** The state on the screen; empty for the initial one, absent when none is shown. */
  current?: string;
}

/** Links to a live block in each of its states. */
export function StateLinks({ type, current }: StateLinksProps): ReactNode {
  const states = statesOf(type);
  if (states.length === 0) return null;
  const address = `${blocksPath}/${type}`;
  const links = [
    { name: '', label: 'Begin', href: address },
    ...states.map(({ name, label }) => ({ name, label, href: `${address}/${name}` })),
  ];
  return (
    <LinkRow role="list" aria-label={`Toestanden van ${type}`}>
      {links.map(({ name, label, href }) => (
        <li key={href}>
          <a href={href} aria-current={name === current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </LinkRow>
  );
}
