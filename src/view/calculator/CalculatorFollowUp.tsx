import type { Calculation } from '../../shared/calculator/calculation.ts';
import { isProposable } from '../../shared/lease/lease.ts';
import { FormNotice } from '../forms/notices/FormNotice.tsx';
import { leadRequests, useLeadRequest } from '../forms/sending/use-lead-requests.ts';
import { Hideable } from '../parts/Hideable.tsx';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { FollowUpButtons } from './FollowUpButtons.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import { requestIds } from './request-ids.ts';

/** Follow-up of a result: three buttons, or the form that one opened. */
export function CalculatorFollowUp({ calculation }: { calculation: Calculation }) {
  const { equipment } = useCalculatorInPage();
  const panel = useCalculator((state) => state.panel);
  const closePanel = useCalculator((state) => state.closePanel);
  const ids = requestIds(equipment);
  const isAsked = useLeadRequest(ids.quote).sentLead !== undefined;
  const hasProposal = isProposable(calculation.configuration);
  // Of an amount that there is no proposal of; it comes back with the next.
  const isClosed = panel === 'indicative' && !hasProposal;
  return (
    <>
      {(panel === 'buttons' || isClosed) && (
        <div>
          <FormNotice id={ids.quote} />
          <FormNotice id={ids.indicative} />
          <FollowUpButtons hasProposal={hasProposal} isAsked={isAsked} />
        </div>
      )}
      {panel !== 'buttons' && (
        <Hideable isHidden={isClosed}>
          <FollowUpForm
            panel={panel}
            calculation={calculation}
            id={ids[panel]}
            onSent={closePanel}
            onCancel={() => {
              leadRequests.setNotice(ids[panel], undefined);
              closePanel();
            }}
          />
        </Hideable>
      )}
    </>
  );
}
