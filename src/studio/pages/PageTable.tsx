import type { ReactNode } from 'react';
import type { StudioPage } from '../../shared/authors/studio.ts';
import { editorOfPage, screenOfPage } from '../../shared/authors/studio-addresses.ts';
import { formatAmount } from '../../shared/text/amount.ts';
import { EditorLink } from '../shell/EditorLink.tsx';
import { StudioCode } from '../shell/Studio.styles.ts';
import { StudioTable } from '../shell/StudioTable.styles.ts';
import { PublicationMark } from './Pages.styles.ts';
import { PageWeight } from './PageWeight.tsx';
import { ProblemList } from './ProblemList.tsx';
import { weight } from './weight.ts';

interface Column {
  name: string;
  /** Where it says more than its name. */
  heading?: string;
  /** Figures stand at the end. */
  align?: 'end';
  show(page: StudioPage): ReactNode;
}

/** What stands behind the name of each page. */
const columnsWithin = (budget: number): Column[] => [
  { name: 'Bestand', show: ({ file }) => <EditorLink place={file} /> },
  { name: 'Woorden', align: 'end', show: ({ words }) => formatAmount(words) },
  { name: 'HTML', align: 'end', show: ({ size }) => (size ? weight(size.plain) : '–') },
  {
    name: 'Gewicht',
    heading: `Gewicht (hooguit ${weight(budget)})`,
    align: 'end',
    show: ({ size }) => <PageWeight size={size} />,
  },
];

interface PageTableProps {
  pages: readonly StudioPage[];
  /** Of a page, in bytes. */
  budget: number;
}

/** Pages with their problems and figures. */
export function PageTable({ pages, budget }: PageTableProps): ReactNode {
  const columns = columnsWithin(budget);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: on a phone the rows are blocks, and a browser would forget that they are a table
    <StudioTable role="table" aria-label="Pagina’s">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Pagina
          </th>
          {columns.map(({ name, heading = name, align }) => (
            <th key={name} role="columnheader" scope="col" data-align={align}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {pages.map((page) => (
          <PageRow key={page.file} page={page} columns={columns} />
        ))}
      </tbody>
    </StudioTable>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function PageRow({ page, columns }: { page: StudioPage; columns: readonly Column[] }): ReactNode {
  const { path, title, publication, problems } = page;
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
      {columns.map(({ name, align, show }) => (
        <td key={name} role="cell" data-label={name} data-align={align}>
          {show(page)}
        </td>
      ))}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
