import type { DocumentKind } from '../../../shared/page/document-kind.ts';

const blockOnPage = /^\/blocks\/(?:0|[1-9]\d*)(?=\/|$)/;

/** The pointer of the enclosing block, if any. */
export function blockAround(kind: DocumentKind, pointer: string): string | undefined {
  if (kind === 'shared') return '';
  return kind === 'page' ? blockOnPage.exec(pointer)?.[0] : undefined;
}

/** Whether a pointer is that of a block. */
export function isBlock(kind: DocumentKind, pointer: string): boolean {
  return blockAround(kind, pointer) === pointer;
}
