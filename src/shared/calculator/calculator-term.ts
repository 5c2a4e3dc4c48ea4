import type { FragmentInput } from './calculation-fragment.ts';
import { factTexts } from './calculation-text.ts';

/** What an input of a calculator is called in a sentence, and in the glossary: `aanschafwaarde`. */
export function calculatorTerm(input: FragmentInput): string {
  return factTexts[input].label.toLowerCase();
}
