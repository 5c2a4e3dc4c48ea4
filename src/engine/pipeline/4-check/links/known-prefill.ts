import { type Prefill, prefills } from '../../../../shared/page/prefill.ts';
import { unescaped } from '../../../../shared/text/unescaped.ts';
import { kebabOf } from '../../../text/kebab.ts';

/** By name and value as letters alone: `onderwerp` and `fullservice`. */
const known = new Map(
  Object.entries<Prefill>(prefills).map(([name, { values = [] }]) => [
    name,
    new Map(values.map((value) => [lettersOf(value), value])),
  ]),
);

/** The query of a link as a form knows it, where its letters are right: `?onderwerp=Full Service` is `?onderwerp=fullservice`. */
export function knownPrefill(query: string): string {
  return query.replace(/^\?([^=#&]+)=([^=#]+)/, (asked, name: string, value: string) => {
    const meant = known.get(lettersOf(name))?.get(lettersOf(value));
    return meant === undefined ? asked : `?${lettersOf(name)}=${meant}`;
  });
}

function lettersOf(written: string): string {
  return kebabOf(unescaped(written)).replaceAll('-', '');
}
