import type { ReactNode } from 'react';
import type { ScreenOf } from '../../shared/authors/studio.ts';
import { editorOfPage, pagesPath } from '../../shared/authors/studio-addresses.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { LeftDraft } from '../editor/versions/LeftDraft.tsx';
import { ScreenOpening, StudioCode } from './Studio.styles.ts';

type Missing = Omit<ScreenOf<'missing'>, 'name'>;

/** The studio's not-found screen. */
export function MissingScreen(missing: Missing): ReactNode {
  const { documents = [], movedTo } = missing;
  const isDocument = missing.page !== undefined || missing.file !== undefined;
  return (
    <>
      <Container>
        <ScreenOpening>
          <h1>Niet gevonden</h1>
          <p>
            <Reason {...missing} />
          </p>
          {isDocument && (
            <p>
              <a href={pagesPath}>Alle pagina’s</a>
            </p>
          )}
        </ScreenOpening>
      </Container>
      {documents.length > 0 && <LeftDraft documents={documents} movedTo={movedTo} />}
    </>
  );
}

function Reason({ path, page, file, movedTo }: Missing): ReactNode {
  if (page !== undefined) {
    return (
      <>
        Er is geen pagina op <StudioCode>{page}</StudioCode>.
        {movedTo !== undefined && (
          <>
            {' '}
            Dit adres leidt nu naar <a href={editorOfPage(movedTo.route)}>{movedTo.route}</a>.
          </>
        )}
      </>
    );
  }
  if (file !== undefined) {
    return (
      <>
        Er is geen bestand <StudioCode>{file}</StudioCode>.
      </>
    );
  }
  return (
    <>
      De kit heeft niets op <StudioCode>{path}</StudioCode>. Kies hierboven een scherm.
    </>
  );
}
