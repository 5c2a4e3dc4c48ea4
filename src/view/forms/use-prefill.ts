import { createContext, useContext } from 'react';
import { type Prefill, type PrefillName, prefills } from '../../shared/prefill.ts';

/** The query of the address, `?onderwerp=financial`, or the empty text. */
export const QueryContext = createContext('');

/** What the link that led here asks to fill in; empty when it asks nothing, or something that the form does not know. */
export function usePrefill(name: PrefillName): string {
  const value = new URLSearchParams(useContext(QueryContext)).get(name) ?? '';
  const { values }: Prefill = prefills[name];
  const isKnown = values ? values.includes(value) : /^[a-z0-9-]{1,60}$/.test(value);
  return isKnown ? value.replaceAll('-', ' ') : '';
}
