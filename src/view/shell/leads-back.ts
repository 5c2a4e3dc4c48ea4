import type { Crumb } from '../../shared/page/page.ts';

/** Whether breadcrumbs are shown: those of a page without a parent lead nowhere. */
export function leadsBack(crumbs: readonly Crumb[]): boolean {
  return crumbs.length > 1;
}
