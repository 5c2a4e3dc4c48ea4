import { contactSubjects } from './contact-subjects.ts';
import type { BlockType } from './page.ts';

/** What a link can ask of a form. */
export interface Prefill {
  /** The form that listens. */
  block: BlockType;
  /** The words that it knows; without them it takes any. */
  values?: readonly string[];
}

/** What a link may have filled in in the form that it leads to, by its name in the address: `/contact?onderwerp=financial`. */
export const prefills = {
  onderwerp: { block: 'contact-form', values: contactSubjects.map(({ value }) => value) },
  document: { block: 'insurance-form' },
} as const satisfies Record<string, Prefill>;

export type PrefillName = keyof typeof prefills;
