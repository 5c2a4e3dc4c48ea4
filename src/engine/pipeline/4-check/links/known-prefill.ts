import { meantOption } from '../../../../shared/lease/meant-option.ts';
import { type Prefill, prefills } from '../../../../shared/page/prefill.ts';
import { unescaped } from '../../../../shared/text/unescaped.ts';

/** By any name that a link may give. */
export const knownPrefills: ReadonlyMap<string, Prefill> = new Map(Object.entries(prefills));

/** The query of a link as a form knows it, where its letters are right: `?onderwerp=Full Service` is `?onderwerp=fullservice`. */
export function knownPrefill(query: string): string {
  return query.replace(/^\?([^=#&]+)=([^=#]+)/, (asked, written: string, value: string) => {
    const name = unescaped(written).toLowerCase();
    const option = meantOption(knownPrefills.get(name)?.options ?? [], unescaped(value));
    return option ? `?${name}=${option.value}` : asked;
  });
}
