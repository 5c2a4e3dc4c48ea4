import { createContext, useContext } from 'react';
import { maxTypedPrefill, type Prefill, type PrefillName, prefills } from '../../shared/prefill.ts';

/** The query, `?onderwerp=financial`, or ''. */
export const QueryContext = createContext('');

/** The prefill of the present link; empty without one, or with an unknown value. */
export function usePrefill(name: PrefillName): string {
  const value = new URLSearchParams(useContext(QueryContext)).get(name) ?? '';
  const { values, isTyped }: Prefill = prefills[name];
  if (isTyped) return value.trim().slice(0, maxTypedPrefill);
  const isKnown = values ? values.includes(value) : /^[a-z0-9-]{1,60}$/.test(value);
  return isKnown ? value.replaceAll('-', ' ') : '';
}
