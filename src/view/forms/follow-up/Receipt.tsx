import { isLeadField, leadFields, valueInWords } from '../../../shared/leads/lead-fields.ts';
import { type LeadKind, leadForms, leadKinds, whenClosed } from '../../../shared/leads/lead-forms.ts';
import { telephoneHref } from '../../../shared/leads/telephone.ts';
import { useLiveSite } from '../../shell/site-context.ts';
import type { SentLead } from '../sending/sent-lead.ts';
import { ReceiptBox } from './Receipt.styles.ts';

/** What happens now, what was sent, and what to call it by. */
export function Receipt({ form, values, reference }: SentLead) {
  const { phone } = useLiveSite();
  const { next, reply }: LeadKind = leadKinds[leadForms[form].formType];
  // Few mails a day go to one address.
  const mailed = reply ?? {
    what: 'een bevestiging',
    next: `Niets gekregen? Wat je stuurde, is wel binnen; kreeg je vandaag al vaker mail van ons, dan sturen we er geen meer. ${next} ${whenClosed}`,
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
        <li>{`We mailen ${mailed.what} naar ${values.email}.`}</li>
        <li>{mailed.next}</li>
        <li>
          Iets vergeten? Bel <a href={telephoneHref(phone)}>{phone}</a>
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
