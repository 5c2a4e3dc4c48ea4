import type { ReactNode } from 'react';
import { isError } from '../../shared/authors/severity.ts';
import type { ScreenOf } from '../../shared/authors/studio.ts';
import { editorOfPage, pagesPath } from '../../shared/authors/studio-addresses.ts';
import { formatAmount } from '../../shared/text/amount.ts';
import { ArrowLink } from '../../view/parts/ArrowLink.tsx';
import { Container } from '../../view/parts/Container.styles.ts';
import { EditorLink } from '../shell/EditorLink.tsx';
import { NoSiteYet } from '../shell/NoSiteYet.tsx';
import { ScreenOpening } from '../shell/Studio.styles.ts';
import { Facts, Previews, PublicationMark } from './Pages.styles.ts';
import { PageWeight } from './PageWeight.tsx';
import { ProblemList } from './ProblemList.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SharePreview } from './SharePreview.tsx';
import { weight } from './weight.ts';

/** One page: problems, weight and previews. */
export function PageScreen({ page, preview, budget }: ScreenOf<'page'>): ReactNode {
  const { path, title, file, publication, problems, words, size } = page;
  const facts = [
    { name: 'Adres', value: <a href={path}>{path}</a> },
    { name: 'Bestand', value: <EditorLink place={file} /> },
    { name: 'Aanpassen', value: <a href={editorOfPage(path)}>Bewerk deze pagina</a> },
    { name: 'Woorden', value: formatAmount(words) },
    { name: 'HTML', value: size ? weight(size.plain) : '–' },
    { name: `Gewicht (hooguit ${weight(budget)})`, value: <PageWeight size={size} /> },
  ];
  const hasErrors = problems.some(isError);
  return (
    <Container>
      <ArrowLink href={pagesPath} direction="back">
        Alle pagina’s
      </ArrowLink>
      <ScreenOpening>
        <h1>{title || path}</h1>
        {publication && <PublicationMark>{publication}</PublicationMark>}
        <p role="status">
          {problems.length === 0 && 'Niets mis gevonden.'}
          {hasErrors && preview && 'De voorbeelden tonen de laatste goede versie.'}
        </p>
      </ScreenOpening>
      <ProblemList problems={problems} />
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {preview ? (
        <Previews>
          <SearchPreview preview={preview} />
          <SharePreview preview={preview} />
        </Previews>
      ) : (
        <NoSiteYet />
      )}
    </Container>
  );
}
