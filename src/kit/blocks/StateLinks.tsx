import type { ReactNode } from 'react';
import { LinkRow } from '../shell/Kit.styles.ts';
import { statesOf } from './live-states.ts';

/** Links to a live block in each of its states; nothing for a static block. */
export function StateLinks({ type }: { type: string }): ReactNode {
  const states = statesOf(type);
  if (states.length === 0) return null;
  const address = `/_kit/blokken/${type}`;
  return (
    <LinkRow role="list" aria-label={`Toestanden van ${type}`}>
      <li>
        <a href={address}>Leeg</a>
      </li>
      {states.map(({ name, label }) => (
        <li key={name}>
          <a href={`${address}?toestand=${name}`}>{label}</a>
        </li>
      ))}
    </LinkRow>
  );
}
