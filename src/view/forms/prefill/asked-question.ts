import { valueInAddress } from './address-value.ts';

const field = 'vraag';

/** Of what a visitor looks for, in characters. */
export const maxQuestionLength = 100;

/**
 * The address of a form with what a visitor asked, `/contact#vraag=graver`: servers and their logs never see a fragment.
 * @param href one of our own links
 */
export function withQuestion(href: string, question: string): string {
  return `${href.split('#', 1)[0]}#${new URLSearchParams({ [field]: question })}`;
}

/** The question in a fragment, `#vraag=graver`, else ''. */
export function questionIn(fragment: string): string {
  return valueInAddress(fragment, field).slice(0, maxQuestionLength);
}
