import { telephoneHref } from '../../shared/telephone.ts';
import { useSite } from '../shell/site-context.ts';

/** For a visitor whose browser runs no scripts: the ways that remain. */
export function NeedsScript() {
  const { phone, email } = useSite();
  return (
    <noscript>
      <p>
        Dit werkt alleen met JavaScript aan. Liever niet? Bel{' '}
        <a href={telephoneHref(phone)} data-whole="">
          {phone}
        </a>{' '}
        of mail <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
