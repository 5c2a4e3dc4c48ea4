import { documentNames } from '../../../shared/page/document-names.ts';
import { counted } from '../../../shared/text/counted.ts';
import { markdownCode } from '../../text/markdown-text.ts';
import { fileLines } from './changed-files.ts';
import { commonLines, pageList, siteLines } from './common-lines.ts';
import { figureTable } from './figure-table.ts';
import { addressLines, type ComparedPage, images, nameOf, pageLines } from './page-lines.ts';
import type { PageChange, SiteChanges } from './site-changes.ts';

/**
 * What changes for visitors, as Dutch Markdown for reviewers.
 * @param against in Markdown, such as `origin/main` as code
 */
export function reportChanges(
  changes: SiteChanges,
  against: string,
  compared: readonly ComparedPage[] = [],
): string {
  const picturesOf = new Map(compared.map(({ route, pictures }) => [route, pictures]));
  const parts = [
    ['# Wat verandert er voor de bezoeker?', '', `Vergeleken met ${against}: ${overview(changes)}.`, ''],
    figureTable(changes),
    addressLines(changes.pages),
    changes.files ? fileLines(changes.files) : [],
    siteLines(changes),
    commonLines(
      documentNames.glossary,
      changes.glossary,
      'Uitleg van begrippen; staat waar een blok het begrip noemt.',
    ),
    ...changes.shared.map((each) =>
      commonLines(`Gedeeld blok ${markdownCode(nameOf(each))}`, each, `Staat op ${pageList(each.pages)}.`),
    ),
    ...changes.pages.map((page) => pageLines(page, picturesOf.get(nameOf(page)) ?? [])),
    ...compared
      .filter(({ route }) => !changes.pages.some((page) => nameOf(page) === route))
      .map(({ route, pictures }) => [
        `## ${markdownCode(route)}: een pagina met het gewijzigde`,
        '',
        images(pictures),
        '',
      ]),
  ];
  return `${parts
    .flat()
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

function overview({ pages, site, glossary, shared, files }: SiteChanges): string {
  const { pictures, downloads } = files ?? { pictures: [], downloads: [] };
  const came = pages.filter(({ before }) => !before).length;
  const went = pages.filter(({ after }) => !after).length;
  const moved = pages.filter(hasMoved).length;
  const changed = pages.filter(({ changes }) => changes.length > 0).length;
  const unreadable = pages.filter(({ after }) => after && after.value === undefined).length;
  const parts = [
    ...(came > 0 ? [`${counted(came, 'pagina', 'pagina’s')} erbij`] : []),
    ...(went > 0 ? [`${counted(went, 'pagina', 'pagina’s')} weg`] : []),
    ...(moved > 0 ? [`${counted(moved, 'pagina', 'pagina’s')} verhuisd`] : []),
    ...(changed > 0 ? [`${counted(changed, 'pagina', 'pagina’s')} gewijzigd`] : []),
    ...(unreadable > 0 ? [`${counted(unreadable, 'pagina', 'pagina’s')} niet te lezen`] : []),
    ...(pictures.length > 0 ? [`${counted(pictures.length, 'afbeelding', 'afbeeldingen')} vervangen`] : []),
    ...(downloads.length > 0 ? [`${counted(downloads.length, 'download', 'downloads')} vervangen`] : []),
    ...(site ? ['gegevens van de hele site gewijzigd'] : []),
    ...(glossary ? ['begrippenlijst gewijzigd'] : []),
    ...(shared.length > 0 ? [`${counted(shared.length, 'gedeeld blok', 'gedeelde blokken')} gewijzigd`] : []),
  ];
  return parts.length === 0 ? 'er verandert niets' : parts.join(', ');
}

function hasMoved({ before, after }: PageChange): boolean {
  return before !== undefined && after !== undefined && before.name !== after.name;
}
