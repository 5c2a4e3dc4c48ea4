import type { BlockType } from '../../shared/page.ts';
import { type LiveType, liveComponents } from '../blocks/live-registry.ts';

/** Whether a block reacts to its visitor, and so needs script. */
export function isLive(type: BlockType): type is LiveType {
  return Object.hasOwn(liveComponents, type);
}
