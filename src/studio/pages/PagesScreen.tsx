import type { ReactNode } from 'react';
import type { ReportedDiagnostic } from '../../shared/reported-diagnostic.ts';
import type { StudioPage, StudioScreen } from '../../shared/studio.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { EditorLink } from '../shell/EditorLink.tsx';
import { LinkRow, ScreenOpening, StudioCode, StudioSection } from '../shell/Studio.styles.ts';
import { StudioTable } from '../shell/StudioTable.styles.ts';
import { PublicationMark } from './Pages.styles.ts';
import { PageWeight } from './PageWeight.tsx';
import { ProblemList } from './ProblemList.tsx';
import { editorOfFile, editorOfPage, screenOfPage } from './screen-of-page.ts';
import { weight } from './weight.ts';

/** What pages share. */
const otherDocuments = [
  { file: '_site.json', label: 'Bewerk de gegevens van de site' },
  { file: '_glossary.json', label: 'Bewerk de begrippenlijst' },
];

/** All pages with their problems. */
export function PagesScreen({
  pages,
  otherProblems,
  budget,
}: Extract<StudioScreen, { name: 'pages' }>): ReactNode {
  return (
    <Container>
      <ScreenOpening>
        <h1>Pagina’s</h1>
        <p role="status">{inShort(pages, otherProblems)}</p>
        <p>De gewichten zijn op ongeveer 1% na die van een build.</p>
      </ScreenOpening>
      <LinkRow role="list" aria-label="Aan de slag">
        <li>
          <a href="/_kit/nieuwe-pagina">Nieuwe pagina</a>
        </li>
        {otherDocuments.map(({ file, label }) => (
          <li key={file}>
            <a href={editorOfFile(file)}>{label}</a>
          </li>
        ))}
      </LinkRow>
      {otherProblems.length > 0 && (
        <StudioSection>
          <h2>Andere bestanden</h2>
          <ProblemList problems={otherProblems} />
        </StudioSection>
      )}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: on a phone the rows are blocks, and a browser would forget that they are a table */}
      <StudioTable role="table" aria-label="Alle pagina’s">
        <thead role="rowgroup">
          <tr role="row">
            {['Pagina', 'Bestand', 'Woorden', 'HTML', `Brotli (hooguit ${weight(budget)})`].map(
              (heading, column) => (
                <th key={heading} role="columnheader" scope="col" data-align={column > 1 ? 'end' : undefined}>
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {pages.map((page) => (
            <PageRow key={page.file} page={page} budget={budget} />
          ))}
        </tbody>
      </StudioTable>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </Container>
  );
}

function PageRow({ page, budget }: { page: StudioPage; budget: number }): ReactNode {
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
      <td role="cell" data-label="Brotli" data-align="end">
        <PageWeight size={size} budget={budget} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function inShort(pages: readonly StudioPage[], otherProblems: readonly ReportedDiagnostic[]): string {
  const problems = [...otherProblems, ...pages.flatMap((page) => page.problems)];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [
    `${pages.length} ${pages.length === 1 ? 'pagina' : 'pagina’s'}`,
    errors === 0 ? 'geen fouten' : `${errors} ${errors === 1 ? 'fout' : 'fouten'}`,
    warnings === 0
      ? 'geen waarschuwingen'
      : `${warnings} ${warnings === 1 ? 'waarschuwing' : 'waarschuwingen'}`,
  ].join(', ');
}
