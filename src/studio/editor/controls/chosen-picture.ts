import type { SitePicture } from '../../../shared/authors/editor.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { objectOrEmpty } from '../store/sections.ts';

interface Choice {
  /** JSON pointer of the address of the picture. */
  pointer: string;
  /** Site path of the chosen picture. */
  src: string;
  /** Those that there are. */
  pictures: readonly SitePicture[];
  /** Names of the object that holds it, in the order of the schema. */
  order?: readonly string[];
}

/** The edit that takes a picture, with its own description in the place of that of another. */
export function choosePicture(document: JsonValue | undefined, choice: Choice): JsonEdit {
  const { pointer, src, pictures, order } = choice;
  const holder = parentPointer(pointer);
  const present = objectOrEmpty(valueAt(document, holder));
  const replaced = valueAt(document, pointer);
  const alt = pictures.find((picture) => picture.src === src)?.alt ?? '';
  // A description that was written before the picture existed was meant for this one.
  const isOfOther = replaced !== src && pictures.some((picture) => picture.src === replaced);
  return present.alt === '' || (present.alt !== undefined && isOfOther)
    ? { kind: 'set', pointer: holder, value: { ...present, src, alt } }
    : { kind: 'set', pointer, value: src, order };
}
