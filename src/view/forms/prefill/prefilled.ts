import type { Option } from '../../../shared/lease/lease-settings.ts';
import { meantOption } from '../../../shared/lease/meant-option.ts';
import { type Prefill, type PrefillName, prefills } from '../../../shared/page/prefill.ts';
import { valueInAddress } from './address-value.ts';

interface Asked {
  name: PrefillName;
  /** In the place of the usual ones. */
  options?: readonly Option[];
}

/** What the query of an address fills in; '' without it, or where nobody knows what is meant. */
export function prefilled(query: string, { name, options = usualOptions(name) }: Asked): string {
  const written = valueInAddress(query, name);
  if (options) return meantOption(options, written)?.value ?? '';
  return /^[a-z0-9 -]{1,60}$/i.test(written) ? written.toLowerCase().replaceAll('-', ' ') : '';
}

function usualOptions(name: PrefillName): Prefill['options'] {
  const prefill: Prefill = prefills[name];
  return prefill.options;
}
