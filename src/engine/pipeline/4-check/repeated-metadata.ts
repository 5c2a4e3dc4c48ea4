import { stringAt } from '../../json/json-shape.ts';
import { canonicalElsewhere, metadataOf } from '../3-facts/page-metadata.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';
import type { Finding } from './rule.ts';

interface UniqueField {
  field: 'title' | 'description';
  /** In Dutch: "De titel". */
  called: string;
  hint: string;
}

const oddSpace = /\s{2,}|[^\S ]/g;

/** Findings for pages that repeat the field of an earlier page, ignoring case and whitespace. */
export function repeatedMetadata({ pages }: SiteIndex, { field, called, hint }: UniqueField): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page): Finding[] => {
    const { document } = page;
    const text = stringAt(metadataOf(page), field);
    // A page with another canonical repeats on purpose.
    if (text === undefined || canonicalElsewhere(page) !== undefined) return [];
    const plain = text.trim().replace(oddSpace, ' ').toLowerCase();
    const other = first.get(plain);
    if (other === undefined) {
      first.set(plain, document.file);
      return [];
    }
    const message = `${called} "${shortened(text)}" staat ook al in "${other}".`;
    return [{ document, pointer: `/metadata/${field}`, message, hint }];
  });
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
