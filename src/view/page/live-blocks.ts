import type { BlockType } from '../../shared/page.ts';
import { liveComponents } from '../blocks/live-registry.ts';

/** Whether a block reacts to its visitor, and so needs script. */
export function isLive(type: BlockType): boolean {
  return Object.hasOwn(liveComponents, type);
}
