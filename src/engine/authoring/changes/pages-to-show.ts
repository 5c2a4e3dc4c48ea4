import { nameOf } from './page-lines.ts';
import type { SiteChanges } from './site-changes.ts';

export interface ShownPage {
  old: string | undefined;
  now: string | undefined;
}

/** Every changed page, home for a site-wide change, and one page for each changed shared block. */
export function pagesToShow({ pages, site, glossary, shared, files }: SiteChanges): ShownPage[] {
  const shown = new Map<string, ShownPage>();
  for (const page of pages) shown.set(nameOf(page), { old: page.before?.name, now: page.after?.name });
  const pictured = (files?.pictures ?? []).flatMap(({ namedIn }) =>
    namedIn.filter((name) => name.startsWith('/')),
  );
  const further = [
    ...pictured,
    ...(site || glossary ? ['/'] : []),
    ...shared.flatMap((each) => each.pages.slice(0, 1)),
  ];
  for (const route of further) if (!shown.has(route)) shown.set(route, { old: route, now: route });
  return [...shown.values()];
}
