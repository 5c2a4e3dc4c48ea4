import type { JsonObjectNode } from '../../json/json-node.ts';
import type { TextEdit } from '../../json/text-edit.ts';

/** How one type of block got another form. What an author wrote in the old form stays valid by being rewritten. */
export interface MigrationStep {
  /** The type of the block, as it was before the step. */
  block: string;
  /** What is different now, in Dutch, to come after "Dit blok heeft een oude vorm:". */
  change: string;
  /**
   * The edits that give a block its new form; none for a block that has it. The old form must be known by its shape,
   * because authors write no version numbers.
   */
  edits(block: JsonObjectNode, text: string): TextEdit[];
}
