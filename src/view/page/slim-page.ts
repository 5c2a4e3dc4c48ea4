import type { Page, SlimPage } from '../../shared/page.ts';
import { isLive } from './live-blocks.ts';

/** The page as the first HTML document carries it: static blocks by name only, for their HTML is there already. */
export function slimPage(page: Page): SlimPage {
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      isLive(block.type) ? block : { type: block.type, id: block.id, kept: true },
    ),
  };
}
