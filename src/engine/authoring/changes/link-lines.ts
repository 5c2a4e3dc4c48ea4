import type { JsonValue } from '../../../shared/json/json-value.ts';
import { eachText } from '../../json/each-text.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { linkFields } from '../../pipeline/3-facts/document-texts.ts';
import { hrefsInText } from '../../text/hrefs-in-text.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';
import type { ValueChange } from './value-changes.ts';

/** Changed, added and removed links, as Markdown list items. */
export function linkLines(changes: readonly ValueChange[]): string[] {
  const reported = new Set<string>();
  const changed = changes.flatMap(({ path, before, after, holder }): string[] => {
    if (!linkFields.has(String(path.at(-1))) || typeof before !== 'string' || typeof after !== 'string')
      return [];
    reported.add(`-${before}`).add(`+${after}`);
    const label = stringOrEmptyAt(holder, 'label') || 'De link';
    return [
      `- “${markdownText(label)}” gaat naar ${markdownCode(after)} in plaats van ${markdownCode(before)}`,
    ];
  });
  const before = hrefsOf(changes.map(({ before }) => before));
  const after = hrefsOf(changes.map(({ after }) => after));
  const only = (hrefs: Set<string>, others: Set<string>, sign: string): string[] =>
    [...hrefs].filter((href) => !others.has(href) && !reported.has(sign + href)).map(markdownCode);
  const removed = only(before, after, '-');
  const added = only(after, before, '+');
  return [
    ...changed,
    ...(added.length > 0 ? [`- nieuw: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`- weg: ${removed.join(', ')}`] : []),
  ];
}

function hrefsOf(values: readonly (JsonValue | undefined)[]): Set<string> {
  const hrefs = new Set<string>();
  for (const value of values) {
    eachText(value, (text, key) => {
      if (linkFields.has(key)) hrefs.add(text);
      for (const href of hrefsInText(text)) hrefs.add(href);
    });
  }
  return hrefs;
}
