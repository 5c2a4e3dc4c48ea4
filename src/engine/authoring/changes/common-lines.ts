import { counted } from '../../../shared/text/counted.ts';
import { markdownCode } from '../../text/markdown-text.ts';
import { partLines } from './change-words.ts';
import { documentSections } from './document-sections.ts';
import type { CommonChange, SiteChanges } from './site-changes.ts';
import { unreadableLines } from './unreadable-lines.ts';

const maxPagesNamed = 12;

/** Changes of `_site.json`, with the pages that use the values. */
export function siteLines({ site, pageCount, pagesNaming }: SiteChanges): string[] {
  if (!site) return [];
  const named = site.changes.flatMap(({ path }): string[] => {
    const name = String(path[0]);
    const pages = pagesNaming.get(name) ?? [];
    return path.length === 1 && pages.length > 0
      ? [`- \`{${name}}\` staat ook in de tekst van ${pageList(pages)}.`]
      : [];
  });
  const intro = `Gegevens van de hele site (\`_site.json\`): te zien op alle ${counted(pageCount, 'pagina', 'pagina’s')}, in kop, voet of tekst.`;
  const body = bodyOf(site);
  return ['## Op alle pagina’s', '', intro, '', ...body, ...named, ''];
}

/** Changes of a file that several pages show. */
export function commonLines(title: string, common: CommonChange | undefined, intro: string): string[] {
  if (!common) return [];
  const { before, after, form } = common;
  if (!before)
    return [`## ${title} (nieuw)`, '', intro, '', ...partLines('- nieuw', { value: after?.value, form }), ''];
  if (!after) return [`## ${title} (weg)`, '', ...partLines('- weg', { value: before.value, form }), ''];
  return [`## ${title}`, '', intro, '', ...bodyOf(common)];
}

function bodyOf(common: CommonChange): string[] {
  const { after, changes } = common;
  return after && after.value === undefined
    ? unreadableLines(after, 'Dit bestand')
    : documentSections(changes, common);
}

/** Number of pages and first routes, in Markdown. */
export function pageList(routes: readonly string[]): string {
  if (routes.length === 0) return 'geen enkele pagina';
  const named = routes.slice(0, maxPagesNamed).map(markdownCode);
  const more = routes.length > maxPagesNamed ? ` en ${routes.length - maxPagesNamed} andere` : '';
  return `${counted(routes.length, 'pagina', 'pagina’s')}: ${named.join(', ')}${more}`;
}
