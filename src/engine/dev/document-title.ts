import { documentNames } from '../../shared/page/document-names.ts';
import { stringAt } from '../json/json-shape.ts';
import { metadataOf } from '../pipeline/1-load/front-matter.ts';
import type { SourceDocument } from '../pipeline/1-load/source-document.ts';
import type { IndexedPage } from '../pipeline/3-facts/site-index.ts';

/** What an author calls a document. */
export function titleOfDocument({
  kind,
  name,
  value,
}: Pick<SourceDocument, 'kind' | 'name' | 'value'>): string {
  switch (kind) {
    case 'site':
    case 'glossary':
      return documentNames[kind];
    case 'shared':
      return `Gedeeld blok “${stringAt(value, 'title') ?? name}”`;
    case 'page':
      return stringAt(value, 'name') ?? name;
  }
}

/** What an author calls a page among links: its title. */
export function titleOfPage(page: IndexedPage): string {
  return stringAt(metadataOf(page), 'title') ?? page.route;
}
