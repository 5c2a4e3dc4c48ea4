import type { EditorForms } from '../../../shared/authors/editor-forms.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { objectOrEmpty, type Section } from '../store/sections.ts';

interface Beside {
  /** All that the page has. */
  blocks: readonly Section[];
  forms: Pick<EditorForms, 'blocks'>;
}

/**
 * A block for a page of which another one may have its `id`: then it gets the next that is free, or none where it need not
 * have one.
 */
export function withFreeId(block: JsonObject, { blocks, forms }: Beside): JsonObject {
  const { id, ...rest } = block;
  const taken = new Set(blocks.map(({ value }) => objectOrEmpty(value).id));
  if (id === undefined || !taken.has(id)) return block;
  const form = forms.blocks.find(({ type }) => type === block.type);
  if (!form?.fields.some(({ name, isRequired }) => name === 'id' && isRequired)) return rest;
  let count = 2;
  while (taken.has(`${id}-${count}`)) count += 1;
  return { ...block, id: `${id}-${count}` };
}
