import { formatEuro, readAmount } from './amount.ts';
import type { Calculation, Configuration } from './calculation.ts';
import {
  generalMileages,
  hardwareTypes,
  termInWords,
  termsInMonths,
  vehicleMileages,
} from './calculator-options.ts';
import { leadFields } from './lead-fields.ts';
import { isProposable, monthlyPayment } from './lease.ts';
import { leaseTypeNames, leaseTypes } from './lease-types.ts';

/** What a message says of a calculation. */
interface CalculationFacts extends Configuration {
  /** What is leased, in the visitor's own words. */
  vehicleType?: string;
  /** What is leased, by the name of its page. */
  equipment?: string;
  monthlyAmount?: number;
}

export type FactName = keyof CalculationFacts;

/** One fact as a line that begins with its label. */
interface FactText<Value> {
  label: string;
  /** The value as people read it, or nothing when it has no line. */
  write(value: Value): string | undefined;
  /** The value that `write` made a text of; of another text it gives anything. */
  read(text: string): Value | undefined;
}

type FactTexts = { [Name in FactName]: FactText<CalculationFacts[Name]> };

const noLeaseType = 'nog niet gekozen';
const excludingVat = ' excl. btw';

/** How each fact is written and read back, in the order of the lines. */
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
    read: (text) => termsInMonths.find((months) => termInWords(months) === text),
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
  mileage: { label: 'Kilometers per jaar', ...choiceOf([...generalMileages, ...vehicleMileages]) },
  hardware: { label: 'Type hardware', ...choiceOf(hardwareTypes) },
  monthlyAmount: {
    label: 'Indicatief maandbedrag',
    write: (amount) => (amount === undefined ? undefined : `${formatEuro(amount)}${excludingVat}`),
    read: (text) => readAmount(text.replace(excludingVat, '')),
  },
};

const factNames = Object.keys(factTexts).filter((name): name is FactName => name in factTexts);

interface CalculationLine {
  label: string;
  value: string;
}

/** The facts as lines by name, in their order; those that are absent have none, but for the lease type. */
export function calculationLines(facts: CalculationFacts): ReadonlyMap<FactName, CalculationLine> {
  const lines = new Map<FactName, CalculationLine>();
  for (const name of factNames) {
    const value = written(facts, name);
    if (value !== undefined) lines.set(name, { label: factTexts[name].label, value });
  }
  return lines;
}

/** The facts as plain text, one a line, with ordinary spaces only; then the visitor's remark. */
export function calculationMessage(facts: CalculationFacts, remark = ''): string {
  const lines = [...calculationLines(facts).values()].map(({ label, value }) => `${label}: ${value}`);
  const words = remark ? ['', `${leadFields.message.label}:`, remark] : [];
  return [...lines, ...words].join('\n').replaceAll('\u00a0', ' ');
}

/**
 * Reads the message that a calculator made for an indicative proposal: numbers and known words only, so that it can be
 * mailed to an address nobody has confirmed. Gives `undefined` for anything that no calculator would have written, and
 * for a monthly amount that does not follow from the rest.
 */
export function readProposal(message: string): Calculation | undefined {
  const { vehicleType, equipment, monthlyAmount: _, ...rest } = readFacts(message);
  const { price, downPayment, months } = rest;
  if (vehicleType || !price || downPayment === undefined || !months) return undefined;
  const configuration: Configuration = { ...rest, price, downPayment, months };
  if (!isProposable(configuration) || !suitsLeaseType(configuration)) return undefined;
  const monthlyAmount = monthlyPayment(configuration);
  // To write it again is the strictest way to read it: unknown lines, another order and other notations differ.
  const isGenuine = calculationMessage({ ...configuration, equipment, monthlyAmount }) === message;
  return isGenuine ? { configuration, monthlyAmount } : undefined;
}

function readFacts(message: string): Partial<CalculationFacts> {
  const facts: Partial<CalculationFacts> = {};
  for (const line of message.split('\n')) {
    const name = factNames.find((each) => line.startsWith(`${factTexts[each].label}: `));
    if (name !== undefined) readInto(facts, name, line);
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

function readInto<Name extends FactName>(facts: Partial<CalculationFacts>, name: Name, line: string): void {
  const { label, read } = factTexts[name];
  facts[name] = read(line.slice(label.length + 2));
}

function choiceOf(options: readonly { label: string }[]): Omit<FactText<string | undefined>, 'label'> {
  return {
    write: (label) => label,
    read: (text) => options.find(({ label }) => label === text)?.label,
  };
}
