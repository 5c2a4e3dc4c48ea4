import type { SharedBlockUse } from '../../shared/editor.ts';
import { listAt, stringAt } from '../json/json-shape.ts';
import { parsedValue } from '../pipeline/1-load/parse-document.ts';
import { metadataOf } from '../pipeline/3-facts/page-metadata.ts';
import type { SiteIndex } from '../pipeline/3-facts/site-index.ts';

/** The shared blocks, each with the pages that show it. */
export function sharedBlockUses({ sharedBlocks, pages }: SiteIndex): SharedBlockUse[] {
  return [...sharedBlocks].map(([name, document]) => {
    const value = parsedValue(document);
    const rows = listAt(value, 'items').flatMap((row) => {
      const key = stringAt(row, 'key');
      return key === undefined ? [] : [{ key, title: stringAt(row, 'title') ?? key }];
    });
    return {
      name,
      title: stringAt(value, 'title') ?? name,
      pages: pages
        .filter(({ blocks = [] }) => blocks.some(({ shared }) => shared === name))
        .map((page) => ({ path: page.route, title: stringAt(metadataOf(page), 'title') ?? page.route })),
      ...(rows.length > 0 ? { rows } : {}),
    };
  });
}
