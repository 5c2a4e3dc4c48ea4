import { childOf, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { shortened } from '../../../shared/text/shortened.ts';
import { isObject } from '../../json/json-shape.ts';
import { blockAround } from './block-place.ts';
import type { ValidatedDocument } from './schema-finding.ts';

const maxNameLength = 40;

/** A pointer in Dutch, counting from 1: `blok 4 (faq) → items → item 1`; `''` for the root. */
export function placeInWords(document: Pick<ValidatedDocument, 'kind' | 'value'>, pointer: string): string {
  const block = blockAround(document.kind, pointer);
  const start = block ?? '';
  const words = block === undefined ? [] : [blockInWords(document.value, block)];
  let holder: JsonValue | undefined = valueAt(document.value, start);
  for (const step of pointerSteps(pointer.slice(start.length))) {
    words.push(Array.isArray(holder) ? `item ${Number(step) + 1}` : shortened(step, maxNameLength));
    holder = childOf(holder, step);
  }
  return words.join(' → ');
}

function blockInWords(document: JsonValue, pointer: string): string {
  const block = valueAt(document, pointer);
  const position = pointerSteps(pointer).at(-1);
  const words = position === undefined ? 'blok' : `blok ${Number(position) + 1}`;
  if (!isObject(block)) return words;
  const { type, shared } = block;
  if (Object.hasOwn(block, 'type') && typeof type === 'string')
    return `${words} (${shortened(type, maxNameLength)})`;
  if (Object.hasOwn(block, 'shared') && typeof shared === 'string')
    return `${words} (gedeeld: ${shortened(shared, maxNameLength)})`;
  return words;
}
