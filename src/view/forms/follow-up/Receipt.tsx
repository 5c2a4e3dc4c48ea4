import { isLeadField, leadFields, valueInWords } from '../../../shared/leads/lead-fields.ts';
import { type LeadKind, leadForms, leadKinds, whenClosed } from '../../../shared/leads/lead-forms.ts';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { useLiveSite } from '../../shell/site-context.ts';
import type { SentLead } from '../sending/sent-lead.ts';
import { ReceiptBox } from './Receipt.styles.ts';

/** What happens now, what was sent, and what to call it by. */
export function Receipt({ form, values, reference }: SentLead) {
  const { phone } = useLiveSite();
  const { next, reply }: LeadKind = leadKinds[leadForms[form].formType];
  const mailed = reply
    ? { first: `We mailen ${reply.what} naar ${values.email}.`, next: reply.next }
    : {
        // Few mails a day go to one address.
        first: `We mailen een bevestiging naar ${values.email}, tenzij je vandaag al vaker mail van ons kreeg.`,
        next: `Niets gekregen? Wat je stuurde, is wel binnen. ${next} ${whenClosed}`,
      };
  const texts = Object.entries(values).flatMap(([name, text]) =>
    isLeadField(name) && text ? [{ label: leadFields[name].label, text: valueInWords(name, text) }] : [],
  );
  return (
    <ReceiptBox data-part="receipt">
      {reference && (
        <p>
          Je referentie is <strong>{reference}</strong>.
        </p>
      )}
      <ol>
        <li>{mailed.first}</li>
        <li>{mailed.next}</li>
        <li>
          Iets vergeten? Bel <PhoneLink phone={phone} />
          {reference && ' en noem je referentie'}.
        </li>
      </ol>
      <details>
        <summary>Wat je hebt gestuurd</summary>
        <dl>
          {texts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </ReceiptBox>
  );
}
