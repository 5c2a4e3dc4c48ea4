import { contactSubjects } from '../leads/contact-subjects.ts';
import type { BlockType } from './page.ts';

/** What links may prefill in a form. */
export interface Prefill {
  /** The form's block. */
  block: BlockType;
  /** Accepted values; any when absent. */
  values?: readonly string[];
}

/** Prefills by query parameter: `/contact?onderwerp=financial`. */
export const prefills = {
  onderwerp: { block: 'contact-form', values: contactSubjects.map(({ value }) => value) },
  document: { block: 'insurance-form' },
} as const satisfies Record<string, Prefill>;

export type PrefillName = keyof typeof prefills;
