import type { Link } from '../../shared/schema-types.ts';
import { Actions } from './ActionLinks.styles.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** Links as buttons; the first is the primary action. */
export function ActionLinks({ actions }: { actions: Link[] }) {
  if (actions.length === 0) return null;
  return (
    <Actions data-print="no">
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={index} href={href} data-variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}
