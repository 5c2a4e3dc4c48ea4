import { contactSubjects } from '../leads/contact-subjects.ts';
import type { Option } from '../lease/lease-settings.ts';
import type { BlockType } from './page.ts';

/** What links may prefill in a form. */
export interface Prefill {
  /** The form's block. */
  block: BlockType;
  /** From what it chooses; any words when absent. */
  options?: readonly Option[];
}

/** Prefills by query parameter: `/contact?onderwerp=financial`. */
export const prefills = {
  onderwerp: { block: 'contact-form', options: contactSubjects },
  document: { block: 'insurance-form' },
  dekking: { block: 'insurance-form' },
} as const satisfies Record<string, Prefill>;

export type PrefillName = keyof typeof prefills;
