import { telephoneHref } from '../../shared/leads/telephone.ts';
import { useLiveSite } from '../shell/site-context.ts';
import { Alternatives } from './NeedsScript.styles.ts';

/** Alternatives for visitors without scripts. */
export function NeedsScript() {
  const { phone, email } = useLiveSite();
  return (
    <noscript>
      <Alternatives>
        Dit werkt alleen als JavaScript aanstaat. Wil je dat niet? Bel{' '}
        <a href={telephoneHref(phone)} data-whole="">
          {phone}
        </a>{' '}
        of mail <a href={`mailto:${email}`}>{email}</a>.
      </Alternatives>
    </noscript>
  );
}
