import { publicationInWords, publicationOf } from '../../../shared/page/publication.ts';
import { today } from '../../../shared/text/today.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';

/** The line in a report about when visitors see a page; undefined when they always do. */
export function publicationOfDocument(document: SourceDocument | undefined): string | undefined {
  return publicationInWords(publicationOf(document?.value), today());
}

/** When visitors saw a page, and when they see it now. */
export function publicationLines(
  before: SourceDocument | undefined,
  after: SourceDocument | undefined,
): string[] {
  const [was, now] = [before, after].map((each) => publicationOfDocument(each) ?? 'Altijd online');
  return [`- was: ${was}`, `- wordt: **${now}**`];
}
