import { createContext, useContext } from 'react';
import type { Option } from '../../../shared/lease/lease-settings.ts';
import type { PrefillName } from '../../../shared/page/prefill.ts';
import { questionIn } from './asked-question.ts';
import { prefilled } from './prefilled.ts';

/** Query and fragment of the address, `?onderwerp=financial#formulier`, or ''. */
export const AddressContext = createContext('');

/** The prefill of the present link; empty without one, or with an unknown value. @param options of the page, in the place of the usual ones */
export function usePrefill(name: PrefillName, options?: readonly Option[]): string {
  const [query = ''] = useContext(AddressContext).split('#', 1);
  return prefilled(query, { name, options });
}

/** What the visitor asked before coming here, or ''. */
export function useAskedQuestion(): string {
  const address = useContext(AddressContext);
  const start = address.indexOf('#');
  return start < 0 ? '' : questionIn(address.slice(start));
}
