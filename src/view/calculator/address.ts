import {
  type FragmentPart,
  readCalculationFragment,
  readFragmentAmount,
} from '../../shared/calculator/calculation-fragment.ts';
import { meantOption } from '../../shared/lease/meant-option.ts';
import { formatAmount } from '../../shared/text/amount.ts';
import { isChoice } from './calculator-fields.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import { type CalculatorInput, emptyInput } from './configuration.ts';

interface Address {
  /** Whole where there is a price: what the address then does not say is empty. */
  input: Partial<CalculatorInput>;
  /** Parts that this calculator does not know. */
  refused: FragmentPart[];
}

/** The input in the fragment of an address, for a calculator of this kind; undefined when there is no calculation in it. */
export function readAddress(fragment: string, kind: CalculatorKind): Address | undefined {
  const parts = readCalculationFragment(fragment);
  if (parts === undefined) return undefined;
  const isWhole = parts.some(({ input }) => input === 'price');
  const input: Partial<CalculatorInput> = isWhole ? { ...emptyInput } : {};
  const refused: FragmentPart[] = [];
  for (const part of parts) {
    const text = textFor(part, kind);
    if (text === undefined) refused.push(part);
    else input[part.input] = text;
  }
  return { input, refused };
}

/** The text of the control; undefined for a wrong amount, or a choice that there is not. */
function textFor({ input, text }: FragmentPart, kind: CalculatorKind): string | undefined {
  if (isChoice(input)) {
    return meantOption(kind.options[input], text)?.value;
  }
  const amount = readFragmentAmount(text);
  return amount === undefined ? undefined : formatAmount(amount);
}
