import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import type { JsonNode, JsonObjectNode } from '../../json/json-node.ts';
import { fieldOf, itemsOf } from '../../json/json-parts.ts';
import { applyEdits, type EditRound } from '../../json/text-edit.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import type { MigrationStep } from './migration-step.ts';
import { migrationSteps } from './migration-steps.ts';

export interface OutdatedBlock {
  /** `/blocks/2`, or empty for a shared block. */
  pointer: string;
  /** In Dutch. */
  change: string;
}

interface MigratedDocument {
  text: string;
  /** In step order; blocks may repeat. */
  blocks: OutdatedBlock[];
  /** A round per step. */
  rounds: EditRound[];
}

/** Migrates the blocks of a document, and nothing else; undefined when up to date or not JSON. */
export function migrateDocument(
  { kind, text: written }: { kind: DocumentKind; text: string },
  steps: readonly MigrationStep[] = migrationSteps,
): MigratedDocument | undefined {
  let text = written;
  const blocks: OutdatedBlock[] = [];
  const rounds: EditRound[] = [];
  for (const { block: type, change, edits: editsOf } of steps) {
    if (!text.includes(`"${type}"`)) continue;
    const changed = blocksIn(kind, readJsonTree(text).root)
      .filter(({ node }) => isOfType(node, type))
      .map(({ pointer, node }) => ({ pointer, edits: editsOf(node, text) }));
    const outdated = changed.filter(({ edits }) => edits.length > 0);
    if (outdated.length === 0) continue;
    const round = { text, edits: outdated.flatMap(({ edits }) => edits) };
    blocks.push(...outdated.map(({ pointer }) => ({ pointer, change })));
    rounds.push(round);
    text = applyEdits(text, round.edits);
  }
  return rounds.length === 0 ? undefined : { text, blocks, rounds };
}

interface PlacedNode {
  pointer: string;
  node: JsonObjectNode;
}

function blocksIn(kind: DocumentKind, root: JsonNode | undefined): PlacedNode[] {
  const entries =
    kind === 'shared'
      ? [{ pointer: '', node: root }]
      : itemsOf(kind === 'page' ? fieldOf(root, 'blocks') : undefined).map((node, index) => ({
          pointer: `/blocks/${index}`,
          node,
        }));
  return entries.flatMap(({ pointer, node }) => (node?.kind === 'object' ? [{ pointer, node }] : []));
}

function isOfType(block: JsonObjectNode, type: string): boolean {
  const named = fieldOf(block, 'type');
  return named?.kind === 'scalar' && named.value === type;
}
