import type { JsonValue } from '../../shared/json/json-value.ts';
import { listAt } from '../json/json-shape.ts';
import { blockSchemas } from './block-schemas.ts';
import type { Schemas } from './schemas.ts';

/** In characters; what is shorter, as 'Meer weten.', another author writes too. */
const shortest = 25;

/**
 * What the examples of blocks say in sentences: no page means it, where a heading, a label or a sentence that only leads
 * on may well be the same.
 */
export function exampleSentences(schemas: Schemas): ReadonlySet<string> {
  const examples = blockSchemas(schemas).flatMap(([, schema]) => listAt(schema, 'examples'));
  return new Set(examples.flatMap(textsIn).filter(isSentence));
}

function isSentence(text: string): boolean {
  return text.length >= shortest && text.endsWith('.') && !text.includes('](');
}

function textsIn(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
