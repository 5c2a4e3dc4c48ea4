import type { SourceDocument } from '../load/source-document.ts';
import { counted } from '../problem/counted.ts';
import { markdownText } from '../problem/markdown-text.ts';
import { isObject, listAt, objectAt, textAt } from '../schema/json-shape.ts';
import { partLines, placeOf, textsOf, whole } from './change-words.ts';
import { documentSections } from './document-sections.ts';
import { changedFigures } from './figures.ts';
import type { CommonChange, PageChange, SiteChanges } from './site-changes.ts';

/** A picture of a page before and after, as the report names it. */
export interface ComparedPage {
  /** The present address, or the old one of a page that went. */
  route: string;
  /** What is under the picture, and the address of its file. */
  pictures: { label: string; address: string }[];
}

const mostPagesNamed = 12;
const mostFigures = 12;

/**
 * What is different for a visitor, in Dutch Markdown for a reviewer: first how much, the figures and the addresses,
 * then what every page shows, then page by page.
 * @param against what the site was compared with, such as `origin/main`
 */
export function reportChanges(
  changes: SiteChanges,
  against: string,
  compared: readonly ComparedPage[] = [],
): string {
  const picturesOf = new Map(compared.map(({ route, pictures }) => [route, pictures]));
  const parts = [
    ['# Wat verandert er voor de bezoeker?', '', `Vergeleken met \`${against}\`: ${overview(changes)}.`, ''],
    figureTable(changes),
    addressLines(changes.pages),
    siteLines(changes),
    commonLines(
      'Begrippenlijst',
      changes.glossary,
      'Uitleg van begrippen; staat waar een blok het begrip noemt.',
    ),
    ...changes.shared.map((each) =>
      commonLines(`Gedeeld blok ${nameOf(each)}`, each, `Staat op ${pageList(each.pages)}.`),
    ),
    ...changes.pages.map((page) => pageLines(page, picturesOf.get(routeOf(page)) ?? [])),
  ];
  return `${parts
    .flat()
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/** The address under which a change is told. */
export function routeOf({ before, after }: PageChange): string {
  return (after ?? before)?.name ?? '';
}

function overview({ pages, site, glossary, shared }: SiteChanges): string {
  const came = pages.filter(({ before }) => !before).length;
  const went = pages.filter(({ after }) => !after).length;
  const moved = pages.filter(hasMoved).length;
  const changed = pages.filter(({ changes }) => changes.length > 0).length;
  const parts = [
    ...(came > 0 ? [`${counted(came, 'pagina', 'pagina’s')} erbij`] : []),
    ...(went > 0 ? [`${counted(went, 'pagina', 'pagina’s')} weg`] : []),
    ...(moved > 0 ? [`${counted(moved, 'pagina', 'pagina’s')} verhuisd`] : []),
    ...(changed > 0 ? [`${counted(changed, 'pagina', 'pagina’s')} gewijzigd`] : []),
    ...(site ? ['gegevens van de hele site gewijzigd'] : []),
    ...(glossary ? ['begrippenlijst gewijzigd'] : []),
    ...(shared.length > 0 ? [`${counted(shared.length, 'gedeeld blok', 'gedeelde blokken')} gewijzigd`] : []),
  ];
  return parts.length === 0 ? 'er verandert niets' : parts.join(', ');
}

function hasMoved({ before, after }: PageChange): boolean {
  return before !== undefined && after !== undefined && before.name !== after.name;
}

/** Amounts and percentages once more, because a wrong one costs money. */
function figureTable({ pages, site, glossary, shared }: SiteChanges): string[] {
  const documents: (PageChange | CommonChange)[] = [...pages, ...shared];
  for (const common of [site, glossary]) if (common) documents.push(common);
  const rows = documents.flatMap(({ before, after, changes }) =>
    changes.flatMap((change) => {
      const { gone, come } = changedFigures(
        textsOf(change.before).join('\n'),
        textsOf(change.after).join('\n'),
      );
      if ((gone.length === 0 && come.length === 0) || change.movedFrom !== undefined) return [];
      const place = placeOf(change, change.after === undefined ? before : after);
      return [`| ${nameInTable(after ?? before)} | ${place} | ${figures(gone)} | ${figures(come)} |`];
    }),
  );
  if (rows.length === 0) return [];
  return [
    '## Bedragen, percentages en aantallen',
    '',
    '| waar | plek | was | wordt |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}

function figures(list: readonly string[]): string {
  const each = [...new Set(list)];
  if (each.length === 0) return '–';
  const named = each.slice(0, mostFigures).map((one) => `**${markdownText(one)}**`);
  return each.length > mostFigures
    ? `${named.join(', ')} en nog ${each.length - mostFigures}`
    : named.join(', ');
}

function nameInTable(document: SourceDocument | undefined): string {
  if (document === undefined) return '';
  return document.kind === 'page'
    ? `\`${document.name}\``
    : `\`${document.file.split('/').slice(-2).join('/')}\``;
}

/** Pages that came, went or moved, with where their old address leads. */
function addressLines(pages: readonly PageChange[]): string[] {
  const lines = pages.flatMap(({ before, after, redirectsTo }): string[] => {
    if (before === undefined && after) return [`- ➕ \`${after.name}\` is nieuw: ${titleOf(after)}`];
    if (before === undefined || before.name === after?.name) return [];
    const warning = '⚠️ **het oude adres leidt nergens heen**';
    const leads = redirectsTo === undefined ? warning : `het oude adres leidt door naar \`${redirectsTo}\``;
    if (after) return [`- ↪️ \`${before.name}\` is verhuisd naar \`${after.name}\`; ${leads}`];
    return [`- ➖ \`${before.name}\` is weg: ${titleOf(before)}; ${leads}`];
  });
  return lines.length === 0 ? [] : ['## Pagina’s erbij, weg en verhuisd', '', ...lines, ''];
}

function titleOf({ value }: SourceDocument): string {
  return isObject(value) ? `“${markdownText(textAt(objectAt(value, 'metadata'), 'title'))}”` : '(onleesbaar)';
}

function siteLines({ site, pageCount, pagesNaming }: SiteChanges): string[] {
  if (!site) return [];
  const named = site.changes.flatMap(({ path }): string[] => {
    const name = String(path[0]);
    const pages = pagesNaming.get(name) ?? [];
    return path.length === 1 && pages.length > 0
      ? [`- \`{${name}}\` staat ook in de tekst van ${pageList(pages)}.`]
      : [];
  });
  const intro = `Gegevens van de hele site (\`_site.json\`): te zien op alle ${counted(pageCount, 'pagina', 'pagina’s')}, in kop, voet of tekst.`;
  const body = documentSections(site.changes, site);
  return ['## Op alle pagina’s', '', intro, '', ...body, ...named, ''];
}

function commonLines(title: string, common: CommonChange | undefined, intro: string): string[] {
  if (!common) return [];
  const { before, after } = common;
  if (!before) return [`## ${title} (nieuw)`, '', intro, '', ...partLines('- nieuw', after?.value), ''];
  if (!after) return [`## ${title} (weg)`, '', ...partLines('- weg', before.value), ''];
  return [`## ${title}`, '', intro, '', ...documentSections(common.changes, common)];
}

function nameOf({ before, after }: CommonChange): string {
  return `\`${(after ?? before)?.name ?? ''}\``;
}

function pageList(routes: readonly string[]): string {
  if (routes.length === 0) return 'geen enkele pagina';
  const named = routes.slice(0, mostPagesNamed).map((route) => `\`${route}\``);
  const more = routes.length > mostPagesNamed ? ` en ${routes.length - mostPagesNamed} andere` : '';
  return `${counted(routes.length, 'pagina', 'pagina’s')}: ${named.join(', ')}${more}`;
}

function pageLines(page: PageChange, pictures: ComparedPage['pictures']): string[] {
  const { before, after, changes } = page;
  const body = !before && after ? newPage(after) : documentSections(changes, page);
  const images = pictures.map(({ label, address }) => `![${label}](${address})`).join('\n\n');
  if (body.length === 0 && images === '') return [];
  const document = after ?? before;
  const state = !before ? ' (nieuw)' : !after ? ' (weg)' : '';
  return [
    `## \`${routeOf(page)}\`${state}: ${document ? titleOf(document) : ''}`,
    '',
    ...body,
    '',
    images,
    '',
  ];
}

/** What a new page holds, in short: a reviewer reads its words in the page itself. */
function newPage({ value }: SourceDocument): string[] {
  if (!isObject(value)) return ['Deze pagina is nog niet leesbaar.', ''];
  const metadata = objectAt(value, 'metadata');
  const about = ['title', 'description'].map((name) => {
    const text = textAt(metadata, name);
    return `- ${name} (${[...text].length} tekens): ${whole(text)}`;
  });
  const card = isObject(value.card)
    ? `- kaart op de pagina erboven: ${whole(value.card)}`
    : '- geen kaart op de pagina erboven';
  const blocks = listAt(value, 'blocks').map((block, index) => {
    const fields = isObject(block) ? block : {};
    const kind = textAt(fields, 'type') || `gedeeld: ${textAt(fields, 'shared')}`;
    const title = textAt(fields, 'title') || textAt(fields, 'prefix');
    return `- blok ${index + 1}: ${markdownText(kind)}${title === '' ? '' : ` “${markdownText(title)}”`}`;
  });
  return [...about, card, ...blocks, ''];
}
