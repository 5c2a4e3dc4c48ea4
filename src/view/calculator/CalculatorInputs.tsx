import { useId, useRef } from 'react';
import { calculatorTerm } from '../../shared/calculator/calculator-term.ts';
import { listed } from '../../shared/text/listed.ts';
import { draftKey } from '../forms/draft/session-draft.ts';
import { FormFields } from '../forms/fields/FormField.styles.ts';
import { NeedsScript } from '../forms/NeedsScript.tsx';
import { leadRequests } from '../forms/sending/use-lead-requests.ts';
import { Button } from '../parts/Button.styles.ts';
import { AddressWarning } from './AddressWarning.tsx';
import { InputsCard, NotReady } from './CalculatorInputs.styles.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { type InputName, isChoice } from './calculator-fields.ts';
import { isStale } from './calculator-store.ts';
import { MoneyField } from './MoneyField.tsx';
import { PriceHelp } from './PriceHelp.tsx';
import { requestIds } from './request-ids.ts';
import { useAddress } from './use-address.ts';
import { inputDraftName, useInputDraft } from './use-input-draft.ts';

/** The fields and the calculate button. */
export function CalculatorInputs() {
  const calculator = useCalculatorInPage();
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const calculate = useCalculator((state) => state.calculate);
  const refuse = useCalculator((state) => state.refuse);
  const { shown, missing, configuration } = useCalculator((state) => state.reading);
  const { kind } = calculator;
  const isIncomplete = missing.length > 0;
  // One orange button in view: once there is an answer, the one to ask for a quote.
  const isAnswered = useCalculator((state) => state.result !== undefined && !isStale(state));
  const typed = useInputDraft(calculator, form);
  const addressWarning = useAddress(calculator, typed);

  function submit(event: { preventDefault(): void }): void {
    event.preventDefault();
    calculate();
    // After a click only an unreadable amount prevents a result.
    if (configuration === undefined) requestAnimationFrame(() => leadToFirstWrong(form.current, refuse));
  }

  return (
    <InputsCard
      as="form"
      ref={form}
      name={draftKey(inputDraftName(calculator.equipment))}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={() => leadRequests.begin(Object.values(requestIds(calculator.equipment)))}
    >
      <NeedsScript />
      {addressWarning && <AddressWarning warning={addressWarning} />}
      <FormFields data-part="fields">
        {shown.map((name) =>
          isChoice(name) ? <ChoiceField key={name} name={name} /> : <MoneyField key={name} name={name} />,
        )}
      </FormFields>
      <PriceHelp />
      <Button
        type="submit"
        data-variant={isAnswered ? undefined : 'primary'}
        disabled={isIncomplete}
        aria-describedby={isIncomplete ? hintId : undefined}
      >
        {kind.calculateLabel}
      </Button>
      <NotReady id={hintId}>{isIncomplete && stillToFillIn(missing)}</NotReady>
    </InputsCard>
  );
}

/** `Vul aanschafwaarde en looptijd in`. */
function stillToFillIn(missing: readonly InputName[]): string {
  return `Vul ${listed(missing.map(calculatorTerm))} in`;
}

/** Calls `refuse` where the focus is there already: no screen reader would say anything. */
function leadToFirstWrong(form: HTMLFormElement | null, refuse: () => void): void {
  const wrong = form?.querySelector('[aria-invalid="true"]');
  if (wrong === document.activeElement) refuse();
  else if (wrong instanceof HTMLElement) wrong.focus();
}
