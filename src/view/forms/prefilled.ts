import { meantOption } from '../../shared/lease/meant-option.ts';
import { type Prefill, type PrefillName, prefills } from '../../shared/page/prefill.ts';
import { valueInAddress } from './address-value.ts';

/** What the query of an address fills in; '' without it, or where nobody knows what is meant. */
export function prefilled(query: string, name: PrefillName): string {
  const written = valueInAddress(query, name);
  const { options }: Prefill = prefills[name];
  if (options) return meantOption(options, written)?.value ?? '';
  return /^[a-z0-9 -]{1,60}$/i.test(written) ? written.toLowerCase().replaceAll('-', ' ') : '';
}
