import { useId, useRef } from 'react';
import { FormFields } from '../forms/LeadForm.styles.ts';
import { NeedsScript } from '../forms/NeedsScript.tsx';
import { Button } from '../parts/Button.styles.ts';
import { InputsCard, NotReady } from './CalculatorInputs.styles.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useCalculator, useCalculatorInPage, useReading } from './calculator-context.ts';
import { terms } from './calculator-kind.ts';
import { MoneyField } from './MoneyField.tsx';
import { useKeptInput } from './use-kept-input.ts';

/** The fields of a calculator and the button that calculates. */
export function CalculatorInputs({ pricePlaceholder }: { pricePlaceholder?: string }) {
  const calculator = useCalculatorInPage();
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const calculate = useCalculator((state) => state.calculate);
  const { shown, ready, configuration } = useReading();
  const { kind } = calculator;
  useKeptInput(calculator, form);

  function submit(event: { preventDefault(): void }): void {
    event.preventDefault();
    calculate();
    // Only an amount that cannot be read stands between a pressed button and a result.
    if (configuration === undefined) requestAnimationFrame(() => focusFirstWrong(form.current));
  }

  return (
    <InputsCard as="form" ref={form} method="post" noValidate onSubmit={submit}>
      <FormFields>
        <MoneyField
          name="price"
          controlName={kind.priceName}
          label="Aanschafwaarde (excl. btw)"
          term="aanschafwaarde"
          hint={pricePlaceholder === undefined ? 'Bijvoorbeeld 40.000' : undefined}
          placeholder={pricePlaceholder}
          required
        />
        <ChoiceField
          name="leaseType"
          label="Leasevorm"
          term="leasevorm"
          placeholder="Kies een leasevorm"
          options={kind.leaseTypes}
          required={kind.leaseTypeRequired}
        />
        <ChoiceField
          name="leaseTerm"
          label="Looptijd"
          term="looptijd"
          placeholder="Kies een looptijd"
          options={terms}
          required
        />
        <MoneyField
          name="downPayment"
          label="Aanbetaling"
          term="aanbetaling"
          hint="Het deel dat je zelf betaalt en niet financiert."
        />
        {shown.slottermijn && (
          <MoneyField
            name="slottermijn"
            label="Slottermijn"
            term="slottermijn"
            hint="Het bedrag dat je aan het einde in één keer betaalt."
          />
        )}
        {shown.mileage && (
          <ChoiceField
            name="mileage"
            label="Kilometers per jaar"
            placeholder="Kies het aantal kilometers"
            options={kind.mileages}
          />
        )}
        {shown.usage && (
          <ChoiceField
            name="usage"
            label="Type hardware"
            placeholder="Kies een type"
            options={kind.hardware}
          />
        )}
      </FormFields>
      <Button
        type="submit"
        data-variant="primary"
        disabled={!ready}
        aria-describedby={ready ? undefined : hintId}
      >
        {kind.calculateLabel}
      </Button>
      <NotReady id={hintId}>{!ready && kind.notReady}</NotReady>
      <NeedsScript />
    </InputsCard>
  );
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector('[aria-invalid="true"]');
  if (wrong instanceof HTMLElement) wrong.focus();
}
