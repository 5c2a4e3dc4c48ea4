import type { CalculationInput, Configuration } from '../../shared/calculator/calculation.ts';
import type { ChoiceName } from '../../shared/calculator/calculation-choices.ts';
import { type LeaseType, leaseTypeOf, leaseTypes } from '../../shared/lease/lease-types.ts';
import { formatAmount, isTooLarge, maxAmount, readAmount } from '../../shared/text/amount.ts';
import { type AmountName, type InputName, inputNames, isChoice } from './calculator-fields.ts';
import type { CalculatorKind } from './calculator-kind.ts';

/** Raw texts of the controls. */
export type CalculatorInput = Record<InputName, string>;

export const emptyInput: CalculatorInput = {
  price: '',
  leaseType: '',
  months: '',
  downPayment: '',
  finalPayment: '',
  mileage: '',
  hardware: '',
};

/** Parsed input. */
export interface Reading {
  /** Visible fields, the required ones first. */
  shown: readonly InputName[];
  errors: Partial<Record<InputName, string>>;
  /** Required fields that are not filled in. */
  missing: readonly InputName[];
  /** Absent while fields are missing or with errors. */
  configuration?: Configuration;
}

const unreadable = 'Vul een bedrag in, bijvoorbeeld 40.000.';
const withVat = 'Vul het bedrag zonder btw in. Bij 21% btw deel je het door 1,21.';
const percentage = 'Vul een bedrag in euro’s in, geen percentage.';
const tooLarge = `Vul een bedrag in van hooguit ${formatAmount(maxAmount)}.`;
const downPaymentTooHigh = 'De aanbetaling moet lager zijn dan de aanschafwaarde.';
const finalPaymentTooHigh = 'De slottermijn moet lager zijn dan het te financieren bedrag.';

/** Parses the input: visible fields, errors and configuration. */
export function readInput(kind: CalculatorKind, input: CalculatorInput): Reading {
  const leaseType = leaseTypeOf(input.leaseType);
  const isRequired = (name: InputName): boolean => kind.required.includes(name);
  const shown = inputNames
    .filter((name) => isShown(kind, name, leaseType))
    .sort((one, other) => Number(isRequired(other)) - Number(isRequired(one)));
  const price = readAmount(input.price);
  const downPayment = optionalAmount(input.downPayment);
  const finalPayment = shown.includes('finalPayment') ? optionalAmount(input.finalPayment) : 0;
  const errors = amountErrors(input, { price, downPayment, finalPayment });

  const option = (name: ChoiceName) => kind.options[name].find(({ value }) => value === input[name]);
  const missing = kind.required.filter((name) =>
    isChoice(name) ? option(name) === undefined : !isFilledIn(input[name]),
  );
  const isPossible = Object.keys(errors).length === 0;
  if (
    missing.length > 0 ||
    !isPossible ||
    !price ||
    downPayment === undefined ||
    finalPayment === undefined
  ) {
    return { shown, errors, missing };
  }
  const chosen = (name: ChoiceName) => (shown.includes(name) ? option(name)?.label : undefined);
  const calculated = {
    price,
    downPayment,
    months: Number(input.months),
    leaseType,
    finalPayment: finalPayment || undefined,
    mileage: chosen('mileage'),
    hardware: chosen('hardware'),
  } satisfies Record<keyof CalculationInput, unknown>;
  return { shown, errors, missing, configuration: { ...calculated, annualRate: kind.settings.annualRate } };
}

function isShown(kind: CalculatorKind, name: InputName, leaseType: LeaseType | undefined): boolean {
  const { hasFinalPayment = false, hasMileage = false } = leaseType ? leaseTypes[leaseType] : {};
  if (name === 'finalPayment') return hasFinalPayment;
  if (name === 'mileage' && !hasMileage) return false;
  return !isChoice(name) || kind.options[name].length > 0;
}

function optionalAmount(text: string): number | undefined {
  return text.trim() === '' ? 0 : readAmount(text);
}

function amountErrors(
  input: CalculatorInput,
  { price, downPayment, finalPayment }: Partial<Record<AmountName, number>>,
): Reading['errors'] {
  const errors: Reading['errors'] = {};
  if (!price && input.price.trim() !== '') errors.price = wrongAmount(input.price);
  if (downPayment === undefined) errors.downPayment = wrongAmount(input.downPayment);
  if (finalPayment === undefined) errors.finalPayment = wrongAmount(input.finalPayment);
  if (!price || downPayment === undefined) return errors;
  if (downPayment >= price) errors.downPayment = downPaymentTooHigh;
  else if (finalPayment !== undefined && finalPayment >= price - downPayment)
    errors.finalPayment = finalPaymentTooHigh;
  return errors;
}

function wrongAmount(text: string): string {
  // Not just unreadable: who takes the words out calculates with a fifth too much.
  if (/\bincl(?!.*\bex).*b\.?t\.?w/i.test(text)) return withVat;
  // As the pages speak of a down payment.
  if (/%|\bprocent\b/i.test(text)) return percentage;
  return isTooLarge(text) ? tooLarge : unreadable;
}

/** An amount that is too large is reported when the button is pressed; one that cannot be read disables the button. */
function isFilledIn(text: string): boolean {
  return Boolean(readAmount(text)) || isTooLarge(text);
}
