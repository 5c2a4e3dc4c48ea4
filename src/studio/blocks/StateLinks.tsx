import type { ReactNode } from 'react';
import { LinkRow } from '../shell/Studio.styles.ts';
import { statesOf } from './live-states.ts';

interface StateLinksProps {
  type: string;
  /** The name of the state that is on the screen: empty for how the block begins, absent where it is not the matter. */
  current?: string;
}

/** Links to a live block in each of its states; nothing for a static block. */
export function StateLinks({ type, current }: StateLinksProps): ReactNode {
  const states = statesOf(type);
  if (states.length === 0) return null;
  const address = `/_kit/blokken/${type}`;
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
