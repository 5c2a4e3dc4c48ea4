import type { LeaseSettings } from '../lease/lease-settings.ts';
import { namesOf } from '../names-of.ts';
import { readAmount } from '../text/amount.ts';
import { unescaped } from '../text/unescaped.ts';
import type { CalculationInput } from './calculation.ts';
import { type ChoiceName, calculationChoices } from './calculation-choices.ts';

/** The name in an address of each input of a calculator. */
const fragmentNames = {
  price: 'prijs',
  leaseType: 'vorm',
  months: 'looptijd',
  downPayment: 'aanbetaling',
  finalPayment: 'slottermijn',
  mileage: 'kilometers',
  hardware: 'hardware',
} as const satisfies Record<keyof CalculationInput, string>;

export type FragmentInput = keyof typeof fragmentNames;

/** An input of an address, as written there. */
export interface FragmentPart {
  input: FragmentInput;
  /** Its name in the address. */
  name: string;
  text: string;
}

/** All inputs of a calculation. */
export const fragmentInputs = namesOf(fragmentNames);

/** Longer than any of ours: not a sum, whatever it says. In characters. */
const maxLength = 300;

/**
 * A calculation as the fragment of an address, `#prijs=62500&vorm=financial&looptijd=60`: it never reaches a server. Holds
 * amounts and choices only; what was left empty is left out.
 */
export function calculationFragment(input: CalculationInput, settings: LeaseSettings): string {
  const { price, leaseType, months, downPayment, finalPayment } = input;
  const chosen = (name: ChoiceName): string | undefined =>
    calculationChoices[name](settings).find(({ label }) => label === input[name])?.value;
  const values: Record<FragmentInput, string | number | undefined> = {
    price,
    leaseType,
    months,
    downPayment,
    finalPayment,
    mileage: chosen('mileage'),
    hardware: chosen('hardware'),
  };
  const known = fragmentInputs.flatMap((name) => {
    const value = values[name];
    return value ? [`${fragmentNames[name]}=${encodeURIComponent(value)}`] : [];
  });
  return `#${known.join('&')}`;
}

/**
 * The inputs of a calculation in the fragment of an address, unchecked; undefined for any other fragment. Unknown names are
 * left out.
 */
export function readCalculationFragment(fragment: string): FragmentPart[] | undefined {
  if (!isCalculationFragment(fragment) || fragment.length > maxLength) return undefined;
  // On their way by mail, addresses get a `?utm_source=` at their end, and `&amp;` for an ampersand.
  const [own = ''] = meant(fragment).split('?', 1);
  const given = new Map(own.split(/&(?:amp;)?/).map(pairOf));
  return fragmentInputs.flatMap((input) => {
    const name = fragmentNames[input];
    const text = given.get(name);
    return text === undefined ? [] : [{ input, name, text }];
  });
}

function pairOf(pair: string): [name: string, text: string] {
  const [name = '', text = ''] = pair.split('=');
  return [name, withoutGlue(text)];
}

/** Mail programs and chats escape some of its signs, or all, and put a second `#` before them. */
function meant(fragment: string): string {
  return unescaped(fragment).replace(/^#+/, '');
}

/** A full stop, bracket or quotation mark of the sentence that an address stood in comes along with it. */
function withoutGlue(text: string): string {
  return /^.*[\w+]/s.exec(text)?.[0] ?? text;
}

/** Reads an amount as `calculationFragment` writes it; undefined for what stands otherwise. */
export function readFragmentAmount(text: string): number | undefined {
  return /^\d+(\.\d{1,2})?$/.test(text) ? readAmount(text) : undefined;
}

/** Whether a fragment carries a calculation or inputs of one, though perhaps wrong ones. */
export function isCalculationFragment(fragment: string): boolean {
  return fragmentInputs.some((input) => meant(fragment).startsWith(`${fragmentNames[input]}=`));
}
