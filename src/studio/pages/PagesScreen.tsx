import type { ReactNode } from 'react';
import { counted } from '../../shared/counted.ts';
import { type SingleDocument, singleDocuments } from '../../shared/document-kind.ts';
import type { PageList, StudioPage, StudioScreen } from '../../shared/studio.ts';
import {
  editorOfFile,
  editorOfPage,
  listQuery,
  newPagePath,
  pagesPath,
  replacePath,
  screenOfPage,
} from '../../shared/studio-addresses.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { Checkbox, Input, Label, SmallButton } from '../editor/Form.styles.ts';
import { HandIn } from '../editor/HandIn.tsx';
import { EditorLink } from '../shell/EditorLink.tsx';
import { LinkRow, ScreenOpening, StudioCode, StudioSection } from '../shell/Studio.styles.ts';
import { StudioTable } from '../shell/StudioTable.styles.ts';
import { noSharedBlocks } from './no-shared-blocks.ts';
import { PublicationMark, SearchForm } from './Pages.styles.ts';
import { PageWeight } from './PageWeight.tsx';
import { ProblemList } from './ProblemList.tsx';
import { pageCount } from './page-count.ts';
import { UndoLast } from './UndoLast.tsx';
import { usePageSizes } from './use-page-sizes.ts';
import { weight } from './weight.ts';

/** What leads to the documents that pages share. */
const editLabels: Readonly<Record<SingleDocument, string>> = {
  site: 'Bewerk de gegevens van de site',
  glossary: 'Bewerk de begrippenlijst',
};

/** The pages with their problems. */
export function PagesScreen({
  list,
  otherProblems,
  budget,
  shared,
  single,
  lastChange,
}: Extract<StudioScreen, { name: 'pages' }>): ReactNode {
  const sizes = usePageSizes(list);
  return (
    <Container>
      <ScreenOpening>
        <h1>Pagina’s</h1>
        <p role="status">{inShort(list.total)}</p>
        <p>Het gewicht is wat een bezoeker van een pagina binnenhaalt, op ongeveer 1% na.</p>
      </ScreenOpening>
      <UndoLast said={lastChange} />
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
          <a href={replacePath}>Vervang woorden overal</a>
        </li>
        <li>
          <HandIn screen={list} />
        </li>
      </LinkRow>
      <StudioSection>
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
      {otherProblems.length > 0 && (
        <StudioSection>
          <h2>Andere bestanden</h2>
          <ProblemList problems={otherProblems} />
        </StudioSection>
      )}
      <PageSearch {...list} />
      {list.found < list.total.pages && (
        <p role="status">{list.found === 0 ? nothingFound(list) : `${list.found} gevonden`}</p>
      )}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: on a phone the rows are blocks, and a browser would forget that they are a table */}
      <StudioTable role="table" aria-label="Pagina’s">
        <thead role="rowgroup">
          <tr role="row">
            {['Pagina', 'Bestand', 'Woorden', 'HTML', `Gewicht (hooguit ${weight(budget)})`].map(
              (heading, column) => (
                <th key={heading} role="columnheader" scope="col" data-align={column > 1 ? 'end' : undefined}>
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {list.pages.map((page) => (
            <PageRow key={page.file} page={{ ...page, size: sizes.get(page.path) }} />
          ))}
        </tbody>
      </StudioTable>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      <Pager list={list} />
    </Container>
  );
}

function nothingFound({ search, onlyProblems }: PageList): string {
  if (onlyProblems && search === '')
    return 'Geen enkele pagina heeft een melding. Haal het vinkje weg om ze alle te zien.';
  if (onlyProblems) return 'Geen pagina met een melding gevonden. Haal het vinkje weg, of zoek op minder.';
  return 'Geen pagina gevonden. Zoek op een deel van de titel of het adres.';
}

function PageRow({ page }: { page: StudioPage }): ReactNode {
  const { path, title, file, publication, problems, words, size } = page;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row" data-page={path}>
      <th role="rowheader" scope="row">
        <a href={screenOfPage(path)}>
          <StudioCode>{path}</StudioCode>
        </a>
        <p>{title || 'Geen titel te lezen'}</p>
        {publication && <PublicationMark>{publication}</PublicationMark>}
        <p>
          <a href={editorOfPage(path)} aria-label={`Bewerk deze pagina: ${path}`}>
            Bewerk deze pagina
          </a>
        </p>
        <ProblemList problems={problems} />
      </th>
      <td role="cell" data-label="Bestand">
        <EditorLink place={file} />
      </td>
      <td role="cell" data-label="Woorden" data-align="end">
        {words}
      </td>
      <td role="cell" data-label="HTML" data-align="end">
        {size ? weight(size.plain) : '–'}
      </td>
      <td role="cell" data-label="Gewicht" data-align="end">
        <PageWeight size={size} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

/** Works without script: the browser asks for the same screen with what was typed. */
function PageSearch({ search, onlyProblems }: PageList): ReactNode {
  return (
    <SearchForm role="search" action={pagesPath}>
      <Label htmlFor={listQuery.search}>Zoek in adres en titel</Label>
      <Input
        id={listQuery.search}
        name={listQuery.search}
        type="search"
        defaultValue={search}
        autoComplete="off"
      />
      <span>
        <Checkbox
          id={listQuery.problems}
          type="checkbox"
          name={listQuery.problems}
          value="ja"
          defaultChecked={onlyProblems}
        />
        <label htmlFor={listQuery.problems}>Alleen met een melding</label>
      </span>
      <SmallButton type="submit">Zoek</SmallButton>
    </SearchForm>
  );
}

function Pager({ list }: { list: PageList }): ReactNode {
  const { screen, screens, search, onlyProblems } = list;
  if (screens === 1) return null;
  const address = (at: number): string => {
    const query = new URLSearchParams({
      ...(search && { [listQuery.search]: search }),
      ...(onlyProblems && { [listQuery.problems]: 'ja' }),
      [listQuery.screen]: `${at}`,
    });
    return `${pagesPath}?${query}`;
  };
  return (
    <nav aria-label="Bladeren">
      <LinkRow role="list">
        {screen > 1 && (
          <li>
            <a href={address(screen - 1)}>Vorige pagina’s</a>
          </li>
        )}
        <li aria-current="page">
          Blad {screen} van {screens}
        </li>
        {screen < screens && (
          <li>
            <a href={address(screen + 1)}>Volgende pagina’s</a>
          </li>
        )}
      </LinkRow>
    </nav>
  );
}

function inShort({ pages, errors, warnings }: PageList['total']): string {
  return [
    pageCount(pages),
    errors === 0 ? 'geen fouten' : counted(errors, 'fout', 'fouten'),
    warnings === 0 ? 'geen tips' : counted(warnings, 'tip', 'tips'),
  ].join(', ');
}
