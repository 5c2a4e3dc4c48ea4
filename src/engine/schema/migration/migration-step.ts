import type { JsonObjectNode } from '../../json/json-node.ts';
import type { TextEdit } from '../../json/text-edit.ts';

/** A change to a block type; old pages are rewritten. */
export interface MigrationStep {
  /** The type before the step. */
  block: string;
  /** In Dutch, after "Dit blok heeft een oude vorm:". */
  change: string;
  /** Empty when up to date; detects the old form by shape, because pages have no version. */
  edits(block: JsonObjectNode, text: string): TextEdit[];
}
