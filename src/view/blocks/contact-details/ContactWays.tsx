import { telephoneHref } from '../../../shared/leads/telephone.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { useSite } from '../../shell/site-context.ts';
import { DetailCard, Way } from './ContactDetails.styles.ts';

/** Call, write or chat buttons; chat only when the site has an address for it. */
export function ContactWays() {
  const { phone, email, chatUrl } = useSite();
  return (
    <DetailCard>
      <h3>Direct contact</h3>
      <Way>
        <span>Telefoon</span> <strong data-whole="">{phone}</strong>{' '}
        <ButtonLink href={telephoneHref(phone)}>Bel ons</ButtonLink>
      </Way>
      <Way>
        <span>E-mail</span> <strong>{email}</strong>{' '}
        <ButtonLink href={`mailto:${email}`}>Mail ons</ButtonLink>
      </Way>
      {chatUrl && <ButtonLink href={chatUrl}>Stuur een chatbericht</ButtonLink>}
    </DetailCard>
  );
}
