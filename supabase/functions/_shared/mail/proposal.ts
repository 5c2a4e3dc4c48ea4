import { formatEuro, readAmount } from '../../../../src/shared/amount.ts';
import {
  calculationLabels,
  excludingVat,
  noLeaseForm,
  termInWords,
} from '../../../../src/shared/calculation-words.ts';
import {
  generalMileages,
  hardwareTypes,
  termsInMonths,
  vehicleMileages,
} from '../../../../src/shared/calculator-options.ts';
import { isProposable, monthlyPayment } from '../../../../src/shared/lease.ts';
import { type LeaseForm, leaseForms } from '../../../../src/shared/lease-forms.ts';

/** What a calculation says that can be mailed to an address nobody has confirmed: numbers and known words only. */
export interface Proposal {
  /** Euros, as are the amounts below; all excluding VAT. */
  price: number;
  downPayment: number;
  finalPayment?: number;
  months: number;
  leaseForm?: LeaseForm;
  /** As in the calculator: `15.000`. */
  mileage?: string;
  hardware?: string;
  monthlyAmount: number;
}

type LineName = Exclude<keyof typeof calculationLabels, 'vehicleType'>;
type Lines = ReadonlyMap<LineName, string>;

/** The lines of the message, in the order in which the calculator writes them. */
const lineOrder: readonly LineName[] = [
  'price',
  'leaseForm',
  'term',
  'equipment',
  'downPayment',
  'finalPayment',
  'mileage',
  'hardware',
  'monthlyAmount',
];

const leaseFormNames: readonly LeaseForm[] = ['financial', 'operational', 'fullservice', 'saleleaseback'];
const mileageLabels = [...generalMileages, ...vehicleMileages].map(({ label }) => label);
const hardwareLabels = hardwareTypes.map(({ label }) => label);

/**
 * Reads the message that a calculator composed for an indicative proposal. Gives `undefined` for anything a
 * calculator would not have written: an unknown line, another order, an amount written differently, an option that
 * does not exist, a monthly amount that does not follow from the rest. The name of the equipment is free text of
 * the sender and is left out.
 */
export function readProposal(message: string): Proposal | undefined {
  const lines = readLines(message);
  const price = lines && readEuro(lines.get('price'));
  const downPayment = lines && readEuro(lines.get('downPayment'));
  const months = lines && termsInMonths.find((term) => termInWords(term) === lines.get('term'));
  const choices = lines && readChoices(lines);
  if (!choices || !price || downPayment === undefined || months === undefined) return undefined;
  const { finalPayment = 0 } = choices;
  const terms = { price, downPayment, finalPayment, months };
  const monthlyAmount = monthlyPayment(terms);
  const written = lines.get('monthlyAmount');
  if (!isProposable(terms) || written !== `${inMessage(monthlyAmount)} ${excludingVat}`) return undefined;
  return { price, downPayment, months, monthlyAmount, ...choices };
}

function readLines(message: string): Lines | undefined {
  const lines = new Map<LineName, string>();
  let next = 0;
  for (const line of message.split('\n')) {
    const place = lineOrder.findIndex((name) => line.startsWith(`${calculationLabels[name]}: `));
    const name = lineOrder[place];
    if (name === undefined || place < next) return undefined;
    lines.set(name, line.slice(calculationLabels[name].length + 2));
    next = place + 1;
  }
  return lines;
}

type Choices = Pick<Proposal, 'leaseForm' | 'finalPayment' | 'mileage' | 'hardware'>;

/** The lines that depend on what was chosen; `undefined` when one is unknown, or does not go with the lease form. */
function readChoices(lines: Lines): Choices | undefined {
  const written = lines.get('leaseForm');
  const leaseForm = leaseFormNames.find((name) => leaseForms[name].label === written);
  if (leaseForm === undefined && written !== noLeaseForm) return undefined;
  const { hasFinalPayment = false, hasMileage = false } = leaseForm ? leaseForms[leaseForm] : {};

  const finalPayment = readEuro(lines.get('finalPayment'));
  const mileage = mileageLabels.find((label) => label === lines.get('mileage'));
  const hardware = hardwareLabels.find((label) => label === lines.get('hardware'));
  const refused = [
    lines.has('finalPayment') && !(hasFinalPayment && finalPayment),
    lines.has('mileage') && !(hasMileage && mileage),
    lines.has('hardware') && !hardware,
  ];
  if (refused.includes(true)) return undefined;
  return { leaseForm, finalPayment, mileage, hardware };
}

/** An amount that is written exactly as the calculator writes it. */
function readEuro(text: string | undefined): number | undefined {
  const amount = text === undefined ? undefined : readAmount(text);
  return amount !== undefined && inMessage(amount) === text ? amount : undefined;
}

/** Messages hold ordinary spaces only. */
function inMessage(amount: number): string {
  return formatEuro(amount).replaceAll('\u00a0', ' ');
}
