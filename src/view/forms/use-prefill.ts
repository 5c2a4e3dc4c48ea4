import { createContext, useContext } from 'react';
import { type Prefill, type PrefillName, prefills } from '../../shared/page/prefill.ts';
import { questionIn } from './asked-question.ts';

/** Query and fragment of the address, `?onderwerp=financial#formulier`, or ''. */
export const AddressContext = createContext('');

/** The prefill of the present link; empty without one, or with an unknown value. */
export function usePrefill(name: PrefillName): string {
  const [query] = useContext(AddressContext).split('#', 1);
  const value = new URLSearchParams(query).get(name) ?? '';
  const { values }: Prefill = prefills[name];
  const isKnown = values ? values.includes(value) : /^[a-z0-9-]{1,60}$/.test(value);
  return isKnown ? value.replaceAll('-', ' ') : '';
}

/** What the visitor asked before coming here, or ''. */
export function useAskedQuestion(): string {
  const address = useContext(AddressContext);
  const start = address.indexOf('#');
  return start < 0 ? '' : questionIn(address.slice(start));
}
