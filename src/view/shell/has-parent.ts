import type { Crumb } from '../../shared/page/page.ts';

/** Whether the page of these breadcrumbs has one above it: else they lead nowhere, and are not shown. */
export function hasParent(crumbs: readonly Crumb[]): boolean {
  return crumbs.length > 1;
}
