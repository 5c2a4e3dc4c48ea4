import type { SharedBlockUse } from '../../shared/authors/editor.ts';
import type { Unchecked } from '../../shared/json/unchecked.ts';
import type { Regulation, RegulationsBlock } from '../../shared/schema-types.ts';
import { listAt, stringAt } from '../json/json-shape.ts';
import { parsedValue } from '../pipeline/1-load/parse-document.ts';
import type { SiteIndex } from '../pipeline/3-facts/site-index.ts';
import { titleOfPage } from './document-title.ts';

/** The shared blocks, each with the pages that show it. */
export function sharedBlockUses({ sharedBlocks, pages }: SiteIndex): SharedBlockUse[] {
  return [...sharedBlocks].map(([name, document]) => {
    const value = parsedValue(document);
    const rows = listAt<Unchecked<RegulationsBlock> | undefined>(value, 'items').flatMap(
      (row: Unchecked<Regulation>) => {
        const key = stringAt(row, 'key');
        return key === undefined ? [] : [{ key, title: stringAt(row, 'title') ?? key }];
      },
    );
    return {
      name,
      title: stringAt(value, 'title') ?? name,
      pages: pages
        .filter(({ blocks = [] }) => blocks.some(({ shared }) => shared === name))
        .map((page) => ({ path: page.route, title: titleOfPage(page) })),
      rows: rows.length > 0 ? rows : undefined,
    };
  });
}
