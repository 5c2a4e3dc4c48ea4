import { documentNames } from '../../shared/page/document-names.ts';
import { stringAt } from '../json/json-shape.ts';
import type { SourceDocument } from '../pipeline/1-load/source-document.ts';

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
