import type { HydrationPayload, Page } from '../../shared/page/page.ts';
import { leadsBack } from '../shell/leads-back.ts';
import { isLive } from './live-blocks.ts';

/** Hydration data of a page: live blocks whole, static ones by name, no metadata and no breadcrumbs. */
export function hydrationPayload({ path, breadcrumbs, blocks }: Page): HydrationPayload {
  return {
    path,
    hasBreadcrumbs: leadsBack(breadcrumbs),
    blocks: blocks.map((block) => (isLive(block.type) ? block : { type: block.type, static: true })),
  };
}
