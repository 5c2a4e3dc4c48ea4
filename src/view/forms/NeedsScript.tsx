import { PhoneLink } from '../parts/PhoneLink.tsx';
import { useLiveSite } from '../shell/site-context.ts';
import { Alternatives } from './NeedsScript.styles.ts';

/** Alternatives for visitors without scripts; above the fields, so that nobody fills them in for nothing. */
export function NeedsScript() {
  const { phone, email } = useLiveSite();
  return (
    <noscript>
      <Alternatives>
        Dit werkt alleen als JavaScript aanstaat. Wil je dat niet? Bel <PhoneLink phone={phone} /> of mail{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </Alternatives>
    </noscript>
  );
}
