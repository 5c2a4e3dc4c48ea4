import { leadFields } from '../leads/lead-fields.ts';
import { isProposable, monthlyPayment } from '../lease/lease.ts';
import { type LeaseSettings, termInWords } from '../lease/lease-settings.ts';
import { leaseTypeNames, leaseTypes } from '../lease/lease-types.ts';
import { namesOf } from '../names-of.ts';
import { formatEuro, readAmount } from '../text/amount.ts';
import type { Calculation, CalculationInput, Configuration } from './calculation.ts';
import { type ChoiceName, calculationChoices } from './calculation-choices.ts';

interface CalculationFacts extends CalculationInput {
  /** In the visitor's own words. */
  vehicleType?: string;
  /** The name of its page. */
  equipment?: string;
  monthlyAmount?: number;
}

export type FactName = keyof CalculationFacts;

interface FactText<Value> {
  label: string;
  /** For people; no line when undefined. */
  write(value: Value): string | undefined;
  /** Inverse of `write`; anything for other texts. */
  read(text: string, settings: LeaseSettings): Value | undefined;
}

type FactTexts = { [Name in FactName]: FactText<CalculationFacts[Name]> };

const noLeaseType = 'nog niet gekozen';
const excludingVat = ' excl. btw';

/** Each fact's format and parser, in order of the lines. */
export const factTexts: FactTexts = {
  price: { label: 'Aanschafwaarde', write: formatEuro, read: readAmount },
  leaseType: {
    label: 'Leasevorm',
    write: (type) => (type ? leaseTypes[type].label : noLeaseType),
    read: (text) => leaseTypeNames.find((type) => leaseTypes[type].label === text),
  },
  months: {
    label: 'Looptijd',
    write: termInWords,
    read: (text, { terms }) => terms.find((months) => termInWords(months) === text),
  },
  vehicleType: {
    label: leadFields.vehicleType.label,
    write: (words) => words || undefined,
    read: (text) => text,
  },
  equipment: { label: 'Materieel', write: (name) => name || undefined, read: (text) => text },
  downPayment: { label: 'Aanbetaling', write: formatEuro, read: readAmount },
  finalPayment: {
    label: 'Slottermijn',
    write: (amount) => (amount ? formatEuro(amount) : undefined),
    read: readAmount,
  },
  mileage: { label: 'Kilometers per jaar', ...choiceOf('mileage') },
  hardware: { label: 'Type hardware', ...choiceOf('hardware') },
  monthlyAmount: {
    label: 'Indicatief maandbedrag',
    write: (amount) => (amount === undefined ? undefined : `${formatEuro(amount)}${excludingVat}`),
    read: (text) => readAmount(text.replace(excludingVat, '')),
  },
};

const factNames = namesOf(factTexts);

interface CalculationLine {
  label: string;
  value: string;
}

/** Lines by fact, in order; absent facts have none, except the lease type. */
export function calculationLines(facts: CalculationFacts): ReadonlyMap<FactName, CalculationLine> {
  const lines = new Map<FactName, CalculationLine>();
  for (const name of factNames) {
    const value = written(facts, name);
    if (value !== undefined) lines.set(name, { label: factTexts[name].label, value });
  }
  return lines;
}

/** Facts as plain text, one per line, with ordinary spaces only; then the visitor's remark. */
export function calculationMessage(facts: CalculationFacts, remark = ''): string {
  const lines = [...calculationLines(facts).values()].map(({ label, value }) => `${label}: ${value}`);
  const words = remark ? ['', `${leadFields.message.label}:`, remark] : [];
  return [...lines, ...words].join('\n').replaceAll('\u00a0', ' ');
}

/**
 * Parses a calculator's message for an indicative proposal: known words and numbers only, safe to mail to an
 * unconfirmed address. `undefined` for any other text, or for a monthly amount that does not follow from the rest and the
 * settings.
 */
export function readProposal(message: string, settings: LeaseSettings): Calculation | undefined {
  const { vehicleType, equipment, monthlyAmount: _, ...rest } = readFacts(message, settings);
  const { annualRate } = settings;
  const { price, downPayment, months } = rest;
  if (vehicleType || !price || downPayment === undefined || !months) return undefined;
  const configuration: Configuration = { ...rest, price, downPayment, months, annualRate };
  if (!isProposable(configuration) || !suitsLeaseType(configuration)) return undefined;
  const monthlyAmount = monthlyPayment(configuration);
  // Writing it again is the strictest check: unknown lines, order and notation differ.
  const isGenuine = calculationMessage({ ...configuration, equipment, monthlyAmount }) === message;
  return isGenuine ? { configuration, monthlyAmount } : undefined;
}

function readFacts(message: string, settings: LeaseSettings): Partial<CalculationFacts> {
  const facts: Partial<CalculationFacts> = {};
  for (const line of message.split('\n')) {
    const name = factNames.find((each) => line.startsWith(`${factTexts[each].label}: `));
    if (name !== undefined) readInto(facts, { name, line, settings });
  }
  return facts;
}

function suitsLeaseType({ leaseType, finalPayment, mileage }: Configuration): boolean {
  const { hasFinalPayment, hasMileage } = leaseType ? leaseTypes[leaseType] : noExtras;
  return (hasFinalPayment || finalPayment === undefined) && (hasMileage || mileage === undefined);
}

const noExtras = { hasFinalPayment: false, hasMileage: false };

function written<Name extends FactName>(facts: CalculationFacts, name: Name): string | undefined {
  return factTexts[name].write(facts[name]);
}

function readInto<Name extends FactName>(
  facts: Partial<CalculationFacts>,
  { name, line, settings }: { name: Name; line: string; settings: LeaseSettings },
): void {
  const { label, read } = factTexts[name];
  facts[name] = read(line.slice(label.length + 2), settings);
}

function choiceOf(name: ChoiceName): Omit<FactText<string | undefined>, 'label'> {
  return {
    write: (label) => label,
    read: (text, settings) => calculationChoices[name](settings).find(({ label }) => label === text)?.label,
  };
}
