import { shortened } from '../../../shared/text/shortened.ts';
import { stringAt } from '../../json/json-shape.ts';
import { metadataOf } from '../1-load/front-matter.ts';
import { canonicalElsewhere } from '../3-facts/canonical-elsewhere.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { comparablePages } from './comparable-pages.ts';
import { copiesOf } from './copies.ts';
import type { Finding } from './rule.ts';
import { originalFirst } from './which-is-copy.ts';

interface UniqueField {
  field: 'title' | 'description';
  /** In Dutch: "De titel". */
  called: string;
  hint: string;
}

const oddSpace = /\s{2,}|[^\S ]/g;

/** Findings for pages that repeat the field of another page, ignoring case and whitespace. */
export function repeatedMetadata(site: SiteIndex, { field, called, hint }: UniqueField): Finding[] {
  const first = new Map<string, IndexedPage>();
  return comparablePages(site).flatMap((page): Finding[] => {
    const text = stringAt(metadataOf(page), field);
    // A page with another canonical repeats on purpose.
    if (text === undefined || canonicalElsewhere(page) !== undefined) return [];
    const plain = text.trim().replace(oddSpace, ' ').toLowerCase();
    const other = first.get(plain);
    if (other === undefined) {
      first.set(plain, page);
      return [];
    }
    const [original, copy] = originalFirst([other, page], site);
    first.set(plain, original);
    // What is left from a copy is reported all at once.
    if (copiesOf(site).has(copy)) return [];
    const message = `${called} "${shortened(text)}" staat ook al in "${original.document.file}".`;
    return [{ document: copy.document, pointer: `/metadata/${field}`, message, hint }];
  });
}
