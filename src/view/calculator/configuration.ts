import { readAmount } from '../../shared/amount.ts';
import { type LeaseForm, leaseFormOf, leaseForms } from '../../shared/lease-forms.ts';
import type { CalculatorKind, Option } from './calculator-kind.ts';

/** What stands in the controls, as text. */
export interface CalculatorInput {
  price: string;
  leaseType: string;
  leaseTerm: string;
  downPayment: string;
  slottermijn: string;
  mileage: string;
  /** The kind of hardware. */
  usage: string;
}

export type InputName = keyof CalculatorInput;

export const emptyInput: CalculatorInput = {
  price: '',
  leaseType: '',
  leaseTerm: '',
  downPayment: '',
  slottermijn: '',
  mileage: '',
  usage: '',
};

/** What a calculation is made from: input that was read and counts. Amounts in euros. */
export interface Configuration {
  price: number;
  downPayment: number;
  months: number;
  leaseForm?: LeaseForm;
  /** Only for a form that has one, and only when it was filled in. */
  finalPayment?: number;
  /** As written in the select: `15.000`. */
  mileage?: string;
  hardware?: string;
}

/** The input as it was understood. */
export interface Reading {
  /** Which conditional fields there are now. */
  shown: { slottermijn: boolean; mileage: boolean; usage: boolean };
  errors: Partial<Record<InputName, string>>;
  /** True when all that is required is filled in: the button can be pressed. */
  ready: boolean;
  /** Absent while not ready, and while an amount cannot be read. */
  configuration?: Configuration;
}

const unreadable = 'Vul een bedrag in, bijvoorbeeld 40.000.';
const downPaymentTooHigh = 'De aanbetaling moet lager zijn dan de aanschafwaarde.';
const finalPaymentTooHigh = 'De slottermijn moet lager zijn dan het te financieren bedrag.';

/** Reads the input of a calculator of this kind: what shows, what is wrong, and what to calculate with. */
export function readInput(kind: CalculatorKind, input: CalculatorInput): Reading {
  const leaseForm = leaseFormOf(input.leaseType);
  const facts = leaseForm && leaseForms[leaseForm];
  const shown = {
    slottermijn: facts?.hasFinalPayment === true,
    mileage: facts?.hasMileage === true && kind.mileages.length > 0,
    usage: kind.hardware.length > 0,
  };
  const price = readAmount(input.price);
  const downPayment = optionalAmount(input.downPayment);
  const finalPayment = shown.slottermijn ? optionalAmount(input.slottermijn) : 0;
  const months = Number(input.leaseTerm);
  const errors = amountErrors(input, { price, downPayment, finalPayment });

  const ready = Boolean(price && months && (leaseForm !== undefined || !kind.leaseTypeRequired));
  if (!ready || price === undefined || downPayment === undefined || finalPayment === undefined) {
    return { shown, errors, ready };
  }
  const configuration: Configuration = {
    price,
    downPayment,
    months,
    leaseForm,
    finalPayment: finalPayment === 0 ? undefined : finalPayment,
    mileage: shown.mileage ? labelOf(kind.mileages, input.mileage) : undefined,
    hardware: shown.usage ? labelOf(kind.hardware, input.usage) : undefined,
  };
  return { shown, errors, ready, configuration };
}

function optionalAmount(text: string): number | undefined {
  return text.trim() === '' ? 0 : readAmount(text);
}

interface Amounts {
  price?: number;
  downPayment?: number;
  finalPayment?: number;
}

function amountErrors(
  input: CalculatorInput,
  { price, downPayment, finalPayment }: Amounts,
): Reading['errors'] {
  const errors: Reading['errors'] = {};
  if (!price && input.price.trim() !== '') errors.price = unreadable;
  if (downPayment === undefined) errors.downPayment = unreadable;
  if (finalPayment === undefined) errors.slottermijn = unreadable;
  if (!price || downPayment === undefined) return errors;
  if (downPayment >= price) errors.downPayment = downPaymentTooHigh;
  else if (finalPayment !== undefined && finalPayment >= price - downPayment)
    errors.slottermijn = finalPaymentTooHigh;
  return errors;
}

function labelOf(options: readonly Option[], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
