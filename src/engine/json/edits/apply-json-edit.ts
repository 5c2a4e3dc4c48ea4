import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { duplicateItem, insertItem, moveItem, removeItem } from './item-edits.ts';
import { setValue } from './set-value.ts';

/**
 * Changes a document in its author's layout; every byte outside the change stays.
 * @param text JSON without syntax errors and without a field that stands there twice
 * @throws when the pointer leads nowhere
 */
export function applyJsonEdit(text: string, edit: JsonEdit): string {
  switch (edit.kind) {
    case 'set':
      return setValue(text, edit);
    case 'remove':
      return removeItem(text, edit.pointer);
    case 'insert':
      return insertItem(text, edit.pointer, edit.value);
    case 'move':
      return moveItem(text, edit.pointer, edit.to);
    case 'duplicate':
      return duplicateItem(text, edit.pointer);
  }
}
