import type { HydrationPayload, Page } from '../../shared/page.ts';
import { isLive } from './live-blocks.ts';

/**
 * The page as the first HTML document carries it: static blocks by name only, for their HTML is there
 * already, as is the metadata.
 */
export function hydrationPayload({ path, breadcrumbs, blocks }: Page): HydrationPayload {
  return {
    path,
    breadcrumbs,
    blocks: blocks.map((block) =>
      isLive(block.type) ? block : { type: block.type, id: block.id, static: true },
    ),
  };
}
