import type { EditedDocument, EditorEngine, OpenedFile } from '../../../shared/authors/editor.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Draft } from './draft.ts';
import { objectOrEmpty } from './sections.ts';

interface DraftPlace {
  file: string;
  /** The file as it is now. */
  present: OpenedFile;
  /** Names of the document's fields as the schema lists them. */
  order: readonly string[];
  engine: Pick<EditorEngine, 'edit'>;
}

interface OpenedDraft {
  edited: EditedDocument;
  /** Hash of the file that it is a change of. */
  hash: string;
}

/**
 * Opens a draft from before its page moved, with what the file got by that: saved without its old addresses, they would
 * be dead. Where nothing else changed in the file, the draft is a change of what it is now, and nobody need choose.
 */
export async function openDraft(
  { text, hash, base }: Draft,
  { file, present, order, engine }: DraftPlace,
): Promise<OpenedDraft> {
  const readAs = async (written: string) => (await engine.edit(file, { text: written })).value;
  const now = await readAs(present.text);
  const addresses = base === undefined ? undefined : movedAddresses(await readAs(base), now);
  const edited = await openAsMoved(withAddresses(text, addresses), { file, now, order, engine });
  return { edited, hash: addresses && edited.value !== undefined ? present.hash : hash };
}

interface MovedPlace extends Omit<DraftPlace, 'present'> {
  /** What the document says now. */
  now: JsonValue | undefined;
}

/** Opens an earlier text of a document with the old addresses of now: saved without these, they would be dead. */
export async function openAsMoved(
  text: string,
  { file, now, order, engine }: MovedPlace,
): Promise<EditedDocument> {
  let edited = await engine.edit(file, { text });
  if (edited.value === undefined) return edited;
  for (const [name, value] of movedFields(edited.value, now)) {
    const edit = { kind: 'set', pointer: `/${name}`, value, order } as const;
    edited = await engine.edit(file, { text: edited.text, edit });
  }
  return edited;
}

/** An address of the site in JSON, alone in a text or behind the words of a link. */
const address = /(?<="|\]\(<?)\/[a-z0-9/-]*(?=["?#)>\s])/g;

/** What became of each address in a file that only moved, as its links to itself did; undefined where more changed. */
function movedAddresses(
  then: JsonValue | undefined,
  now: JsonValue | undefined,
): ReadonlyMap<string, string> | undefined {
  const [before, after] = [withoutMove(then), withoutMove(now)];
  if (before === after) return new Map();
  const present = after.match(address) ?? [];
  const moved = new Map((before.match(address) ?? []).map((old, index) => [old, present[index] ?? old]));
  const hasMoved = addressesSince(then, now).length > 0;
  return hasMoved && withAddresses(before, moved) === after ? moved : undefined;
}

function withAddresses(text: string, moved: ReadonlyMap<string, string> = new Map()): string {
  return text.replace(address, (old) => moved.get(old) ?? old);
}

/** What a move changes in a page itself, as the draft is to have it. */
function movedFields(draft: JsonValue, now: JsonValue | undefined): Map<string, JsonValue> {
  const fields = new Map<string, JsonValue>();
  const since = addressesSince(draft, now);
  if (since.length > 0) fields.set('movedFrom', [...oldAddresses(draft), ...since]);
  const [typed, schema] = [objectOrEmpty(draft).$schema, objectOrEmpty(now).$schema];
  if (typed !== undefined && schema !== undefined && typed !== schema) fields.set('$schema', schema);
  return fields;
}

function withoutMove(value: JsonValue | undefined): string {
  const { movedFrom: _, $schema: __, ...rest } = objectOrEmpty(value);
  return JSON.stringify(rest);
}

function addressesSince(then: JsonValue | undefined, now: JsonValue | undefined): JsonValue[] {
  const known = oldAddresses(then);
  return oldAddresses(now).filter((old) => !known.includes(old));
}

function oldAddresses(value: JsonValue | undefined): JsonValue[] {
  const { movedFrom } = objectOrEmpty(value);
  return Array.isArray(movedFrom) ? movedFrom : [];
}
