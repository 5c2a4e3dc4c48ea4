import type { BlockType } from '../../shared/page/page.ts';
import { type LiveType, liveComponents } from '../blocks/live-registry.ts';

/** Whether blocks of this type are hydrated. */
export function isLive(type: BlockType): type is LiveType {
  return Object.hasOwn(liveComponents, type);
}
