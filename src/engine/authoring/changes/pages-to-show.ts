import { routeOf } from './page-lines.ts';
import type { SiteChanges } from './site-changes.ts';

/** A page to draw: its address in each version, where it has one. */
export interface ShownPage {
  old: string | undefined;
  now: string | undefined;
}

/**
 * The pages that show what changed: each page that changed itself. For a change that every page shows, home stands
 * for all; for a shared block, the first page that has it.
 */
export function pagesToShow({ pages, site, glossary, shared }: SiteChanges): ShownPage[] {
  const shown = new Map<string, ShownPage>();
  for (const page of pages) shown.set(routeOf(page), { old: page.before?.name, now: page.after?.name });
  const further = [...(site || glossary ? ['/'] : []), ...shared.flatMap((each) => each.pages.slice(0, 1))];
  for (const route of further) if (!shown.has(route)) shown.set(route, { old: route, now: route });
  return [...shown.values()];
}
