import { type Prefill, prefills } from '../../../../shared/page/prefill.ts';
import { unescaped } from '../../../../shared/text/unescaped.ts';
import { kebabOf } from '../../../text/kebab.ts';

/** Prefills by any name that a link may give. */
export const knownPrefills: ReadonlyMap<string, Prefill> = new Map(Object.entries(prefills));

/** The query of a link as addresses are written, which forms read by letters alone: `?onderwerp=Full Service` is `?onderwerp=full-service`. */
export function knownPrefill(query: string): string {
  return query.replace(/^\?([^=#&]+)=((?:(?!&[^=#&]+=)[^=#])+)/, (asked, written: string, value: string) => {
    const name = unescaped(written).toLowerCase();
    const words = kebabOf(unescaped(value));
    return knownPrefills.has(name) && words !== '' ? `?${name}=${words}` : asked;
  });
}
