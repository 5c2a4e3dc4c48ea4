import { isProposable } from '../../shared/lease.ts';
import { FormNotice } from '../forms/FormNotice.tsx';
import { setNotice } from '../forms/requests.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import type { Calculation } from './calculator-store.ts';
import { FollowUpButtons } from './FollowUpButtons.tsx';
import { EquipmentForms, GeneralForms } from './FollowUpForms.tsx';

/** What can be done with an outcome: three buttons, or the form that one of them opened. */
export function CalculatorFollowUp({ calculation }: { calculation: Calculation }) {
  const { equipment } = useCalculatorInPage();
  const open = useCalculator((state) => state.open);
  const close = useCalculator((state) => state.close);
  const about = equipment?.type ?? 'general';
  const ids = { quote: `quote ${about}`, indicative: `indicative ${about}` };

  if (open === 'buttons') {
    return (
      <div>
        <FormNotice id={ids.quote} />
        <FormNotice id={ids.indicative} />
        <FollowUpButtons hasProposal={isProposable(calculation.configuration)} />
      </div>
    );
  }
  const props = {
    open,
    calculation,
    id: ids[open],
    onSent: close,
    onCancel: () => {
      setNotice(ids[open], undefined);
      close();
    },
  };
  return equipment === undefined ? (
    <GeneralForms {...props} />
  ) : (
    <EquipmentForms {...props} equipment={equipment} />
  );
}
