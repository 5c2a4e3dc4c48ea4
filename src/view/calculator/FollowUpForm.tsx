import { useId } from 'react';
import type { Calculation } from '../../shared/calculator/calculation.ts';
import { calculationLines } from '../../shared/calculator/calculation-text.ts';
import type { LeadValues } from '../../shared/leads/lead-fields.ts';
import { isProposable } from '../../shared/lease/lease.ts';
import { formatEuro } from '../../shared/text/amount.ts';
import { LeadForm } from '../forms/LeadForm.tsx';
import { calculationValues } from './calculation-values.ts';
import { useCalculatorInPage } from './calculator-context.ts';
import type { FormPanel } from './calculator-store.ts';
import { FollowUpTitle } from './details/FollowUp.styles.ts';
import { followUpForms, followUpTitles } from './follow-up-forms.ts';
import { QuoteDialog } from './QuoteDialog.tsx';

interface FollowUpFormProps {
  panel: FormPanel;
  /** The present result: it follows the fields while the form is open. */
  calculation: Calculation;
  id: string;
  onSent(): void;
  onCancel(): void;
}

/** An open follow-up form in place of the buttons; on equipment pages the quote is a dialog. */
export function FollowUpForm({ panel, calculation, id, onSent, onCancel }: FollowUpFormProps) {
  const { equipment, store } = useCalculatorInPage();
  const titleId = useId();
  const form = followUpForms[equipment ? 'equipment' : 'general'][panel];
  // What is sent is what stands in the fields, also right after a change.
  const compose = (values: LeadValues): LeadValues | undefined => {
    store.getState().recalculate();
    const present = store.getState().result ?? calculation;
    if (panel === 'indicative' && !isProposable(present.configuration)) return undefined;
    return calculationValues({ form, calculation: present, equipmentName: equipment?.name }, values);
  };
  const leadForm = (
    <LeadForm
      form={form}
      id={id}
      compose={compose}
      onSent={onSent}
      onCancel={onCancel}
      keepsPage
      autoFocus
      foldsOptional={equipment !== undefined && panel === 'quote'}
    />
  );
  if (equipment && panel === 'quote') {
    return (
      <QuoteDialog
        title={`${followUpTitles[panel]}: ${equipment.name}`}
        summary={
          <>
            <strong>{formatEuro(calculation.monthlyAmount)}</strong> per maand excl. btw.{' '}
            {inWords(calculation)}.
          </>
        }
        onClose={onCancel}
      >
        {leadForm}
      </QuoteDialog>
    );
  }
  return (
    <section aria-labelledby={titleId} data-print="no">
      <FollowUpTitle id={titleId}>{followUpTitles[panel]}</FollowUpTitle>
      {leadForm}
    </section>
  );
}

/** `Aanschafwaarde € 62.500, looptijd 60 maanden`, with each value on one line. */
function inWords({ configuration }: Calculation): string {
  return [...calculationLines(configuration).values()]
    .map(({ label, value }, index) => {
      const whole = value.replaceAll(' ', '\u00a0');
      return `${index === 0 ? label : label.toLowerCase()} ${whole}`;
    })
    .join(', ');
}
