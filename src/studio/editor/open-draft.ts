import type { EditedDocument, EditorEngine } from '../../shared/editor.ts';
import type { JsonValue } from '../../shared/json-value.ts';
import { asObject } from './sections.ts';

interface DraftPlace {
  file: string;
  /** As the file has it now. */
  present: JsonValue | undefined;
  /** Names of the document's fields as the schema lists them. */
  order: readonly string[];
  engine: Pick<EditorEngine, 'edit'>;
}

/** Opens a draft from before its page moved, with the old addresses that the file got since: saved without, they would be dead. */
export async function openDraft(
  text: string,
  { file, present, order, engine }: DraftPlace,
): Promise<EditedDocument> {
  const edited = await engine.edit(file, { text });
  const own = oldAddresses(edited.value);
  const since = oldAddresses(present).filter((address) => !own.includes(address));
  if (edited.value === undefined || since.length === 0) return edited;
  return engine.edit(file, {
    text,
    edit: { kind: 'set', pointer: '/movedFrom', value: [...own, ...since], order },
  });
}

function oldAddresses(value: JsonValue | undefined): JsonValue[] {
  const { movedFrom } = asObject(value);
  return Array.isArray(movedFrom) ? movedFrom : [];
}
