import type { HydrationPayload, Page } from '../../shared/page/page.ts';
import { hasParent } from '../shell/has-parent.ts';
import { isLive } from './live-blocks.ts';

/** Hydration data of a page: live blocks whole, static ones by name, no metadata and no breadcrumbs. */
export function hydrationPayload({ path, breadcrumbs, blocks }: Page): HydrationPayload {
  return {
    path,
    hasBreadcrumbs: hasParent(breadcrumbs),
    blocks: blocks.map((block) => (isLive(block.type) ? block : { type: block.type, static: true })),
  };
}
