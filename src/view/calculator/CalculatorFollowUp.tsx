import { useState } from 'react';
import { NoticeView } from '../forms/NoticeView.tsx';
import type { Notice } from '../forms/notices.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import type { Calculation } from './calculator-store.ts';
import { FollowUpButtons } from './FollowUpButtons.tsx';
import { EquipmentForms, type FollowUpFormProps, GeneralForms } from './FollowUpForms.tsx';

/** What can be done with an outcome: three buttons, or the form that one of them opened. */
export function CalculatorFollowUp({ calculation }: { calculation: Calculation }) {
  const { equipment } = useCalculatorInPage();
  const [notice, setNotice] = useState<Notice>();
  const open = useCalculator((state) => state.open);
  const show = useCalculator((state) => state.show);
  const cancel = useCalculator((state) => state.cancel);
  const finish = useCalculator((state) => state.finish);

  if (open === 'buttons') {
    return (
      <div>
        {notice && <NoticeView notice={notice} onDismiss={() => setNotice(undefined)} takesFocus />}
        <FollowUpButtons
          onShow={(next) => {
            setNotice(undefined);
            show(next);
          }}
        />
      </div>
    );
  }
  const props: FollowUpFormProps = {
    open,
    calculation,
    behaviour: {
      notice,
      onNotice: setNotice,
      onSent: finish,
      onCancel: () => {
        setNotice(undefined);
        cancel();
      },
      takesFocus: true,
    },
  };
  return equipment === undefined ? (
    <GeneralForms {...props} />
  ) : (
    <EquipmentForms {...props} equipment={equipment} />
  );
}
