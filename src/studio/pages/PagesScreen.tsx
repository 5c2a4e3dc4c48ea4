import type { ReactNode } from 'react';
import type { PageList, ScreenOf } from '../../shared/authors/studio.ts';
import { editorOfFile, newPagePath, replacePath } from '../../shared/authors/studio-addresses.ts';
import { type SingleDocument, singleDocuments } from '../../shared/page/document-kind.ts';
import { formatAmount } from '../../shared/text/amount.ts';
import { counted } from '../../shared/text/counted.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { HandIn } from '../editor/hand-in/HandIn.tsx';
import { Help } from '../editor/parts/Form.styles.ts';
import { LinkRow, ScreenOpening, StudioSection } from '../shell/Studio.styles.ts';
import { noSharedBlocks } from './no-shared-blocks.ts';
import { Pager } from './Pager.tsx';
import { PageSearch } from './PageSearch.tsx';
import { PageTable } from './PageTable.tsx';
import { ProblemList } from './ProblemList.tsx';
import { pageCount } from './page-count.ts';
import { UndoLast } from './UndoLast.tsx';
import { usePageSizes } from './use-page-sizes.ts';

/** What leads to the documents that pages share. */
const editLabels: Readonly<Record<SingleDocument, string>> = {
  site: 'Bewerk de gegevens van de site',
  glossary: 'Bewerk de begrippenlijst',
};

const sharedBlocksId = 'gedeelde-blokken';

/** The pages with their problems. */
export function PagesScreen({
  list,
  otherProblems,
  budget,
  shared,
  single,
  lastChange,
}: ScreenOf<'pages'>): ReactNode {
  const sizes = usePageSizes(list);
  return (
    <Container>
      <ScreenOpening>
        <h1>Pagina’s</h1>
        <p role="status">{inShort(list.total)}</p>
      </ScreenOpening>
      <UndoLast change={lastChange} />
      <LinkRow role="list" aria-label="Aan de slag">
        <li>
          <a href={newPagePath}>Nieuwe pagina</a>
        </li>
        {single.map((kind) => (
          <li key={kind}>
            <a href={editorOfFile(singleDocuments[kind])}>{editLabels[kind]}</a>
          </li>
        ))}
        <li>
          <a href={`#${sharedBlocksId}`}>Gedeelde blokken</a>
        </li>
        <li>
          <a href={replacePath}>Vervang woorden overal</a>
        </li>
        <li>
          <HandIn screen={list} />
        </li>
      </LinkRow>
      {otherProblems.length > 0 && (
        <StudioSection>
          <h2>Andere bestanden</h2>
          <ProblemList problems={otherProblems} />
        </StudioSection>
      )}
      <PageSearch {...list} />
      {list.found < list.total.pages && (
        <p role="status">{list.found === 0 ? nothingFound(list) : `${formatAmount(list.found)} gevonden`}</p>
      )}
      <PageTable
        pages={list.pages.map((page) => ({ ...page, size: sizes.get(page.path) }))}
        budget={budget}
      />
      <Pager list={list} />
      <Help>Het gewicht is wat een bezoeker van een pagina binnenhaalt, op ongeveer 1% na.</Help>
      <StudioSection id={sharedBlocksId}>
        <h2>Gedeelde blokken</h2>
        <p>
          {shared.length === 0
            ? noSharedBlocks
            : 'Wat je in een gedeeld blok verandert, verandert op elke pagina waar het staat.'}
        </p>
        {shared.length > 0 && (
          <LinkRow role="list" aria-label="Gedeelde blokken">
            {shared.map(({ name, title, pages }) => (
              <li key={name}>
                <a href={editorOfFile(`_shared/${name}.json`)}>{title}</a> ({pageCount(pages.length)})
              </li>
            ))}
          </LinkRow>
        )}
      </StudioSection>
    </Container>
  );
}

function nothingFound({ search, onlyProblems }: PageList): string {
  if (onlyProblems && search === '')
    return 'Geen enkele pagina heeft een melding. Haal het vinkje weg om ze alle te zien.';
  if (onlyProblems) return 'Geen pagina met een melding gevonden. Haal het vinkje weg, of zoek op minder.';
  return 'Geen pagina gevonden. Zoek op een deel van de titel of het adres.';
}

function inShort({ pages, errors, warnings }: PageList['total']): string {
  return [
    pageCount(pages),
    errors === 0 ? 'geen fouten' : counted(errors, 'fout', 'fouten'),
    warnings === 0 ? 'geen tips' : counted(warnings, 'tip', 'tips'),
  ].join(', ');
}
