import { contactSubjects } from './contact-subjects.ts';
import type { BlockType } from './page.ts';

/** In characters. */
export const maxTypedPrefill = 100;

/** What links may prefill in a form. */
export interface Prefill {
  /** The form's block. */
  block: BlockType;
  /** Accepted values; any when absent. */
  values?: readonly string[];
  /** Whether it may hold what a visitor typed, instead of one of our own words. */
  isTyped?: boolean;
}

/** Prefills by query parameter: `/contact?onderwerp=financial`. */
export const prefills = {
  onderwerp: { block: 'contact-form', values: contactSubjects.map(({ value }) => value) },
  vraag: { block: 'contact-form', isTyped: true },
  document: { block: 'insurance-form' },
} as const satisfies Record<string, Prefill>;

export type PrefillName = keyof typeof prefills;
