import { LeadForm } from '../forms/LeadForm.tsx';
import { equipmentIndicative, equipmentQuote, generalIndicative, generalQuote } from './bodies.ts';
import type { Equipment } from './calculator-context.ts';
import {
  equipmentIndicativeForm,
  equipmentQuoteForm,
  generalIndicativeForm,
  generalQuoteForm,
} from './calculator-forms.ts';
import type { Calculation } from './calculator-store.ts';
import { FollowUpTitle } from './FollowUp.styles.ts';
import { QuoteDialog } from './QuoteDialog.tsx';

interface FollowUpFormProps {
  open: 'quote' | 'indicative';
  /** What the form sends, whatever is typed in the calculator meanwhile. */
  calculation: Calculation;
  /** The id of the open form. */
  id: string;
  onSent(): void;
  onCancel(): void;
}

const quoteTitle = 'Offerte aanvragen';
const indicativeTitle = 'Voorstel per e-mail';

/** The forms of the general calculator, where the buttons were. */
export function GeneralForms({ open, calculation, ...behaviour }: FollowUpFormProps) {
  return open === 'quote' ? (
    <div>
      <FollowUpTitle>{quoteTitle}</FollowUpTitle>
      <LeadForm
        form={generalQuoteForm}
        compose={(values) => generalQuote(calculation, values)}
        {...behaviour}
        takesFocus
      />
    </div>
  ) : (
    <div>
      <FollowUpTitle>{indicativeTitle}</FollowUpTitle>
      <LeadForm
        form={generalIndicativeForm}
        compose={(values) => generalIndicative(calculation, values)}
        {...behaviour}
        takesFocus
      />
    </div>
  );
}

/** The forms of an equipment page: the quote in a dialog, the proposal where the buttons were. */
export function EquipmentForms(props: FollowUpFormProps & { equipment: Equipment }) {
  const { open, calculation, equipment, ...behaviour } = props;
  return open === 'quote' ? (
    <QuoteDialog title={`${quoteTitle}: ${equipment.name}`} onClose={behaviour.onCancel}>
      <LeadForm
        form={equipmentQuoteForm}
        compose={(values) => equipmentQuote(calculation, equipment.name, values)}
        {...behaviour}
        takesFocus
      />
    </QuoteDialog>
  ) : (
    <div>
      <FollowUpTitle>{indicativeTitle}</FollowUpTitle>
      <LeadForm
        form={equipmentIndicativeForm}
        compose={(values) => equipmentIndicative(calculation, equipment.name, values)}
        {...behaviour}
        takesFocus
      />
    </div>
  );
}
