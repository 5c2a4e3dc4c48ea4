import type { ReactNode } from 'react';
import { editorOfFile, editorOfPage } from '../../../shared/authors/studio-addresses.ts';
import { pageCount } from '../../pages/page-count.ts';
import { Help, Usage } from '../parts/Form.styles.ts';
import { useLeave } from '../parts/use-leave.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { OwnCopy } from './OwnCopy.tsx';
import { RemoveShared } from './RemoveShared.tsx';
import { SharedRows } from './SharedRows.tsx';

/** A shared block on a page: its own editor, where else it stands, and what the page takes of it. */
export function SharedReference({ name, pointer }: { name: string; pointer: string }): ReactNode {
  const leave = useLeave();
  return (
    <>
      <p>
        <a href={editorOfFile(`_shared/${name}.json`)} onClick={leave}>
          Bewerk het gedeelde blok
        </a>
      </p>
      <SharedUse name={name} />
      <SharedRows name={name} pointer={pointer} />
      <OwnCopy name={name} pointer={pointer} />
    </>
  );
}

/** Says of a block that it has just become a shared one; there before its text, also in the form of any other block. */
export function SharedNotice({ name }: { name: string | undefined }): ReactNode {
  const isNew = useEditor(({ justShared, text }) => justShared?.name === name && justShared?.text === text);
  return (
    <Help role="status">
      {isNew &&
        `Gelukt: dit is nu het gedeelde blok “${name}”. Op een andere pagina zet je het met “Blok toevoegen”, onder “Gedeelde blokken”. Met “Ongedaan maken” is het weer een blok van deze pagina.`}
    </Help>
  );
}

/** Where else a shared block stands. */
export function SharedUse({ name }: { name: string }): ReactNode {
  const { shared, document } = useOpenEditor().screen;
  const leave = useLeave();
  const pages = shared.find((each) => each.name === name)?.pages ?? [];
  const isPage = document.kind === 'page';
  const others = isPage ? pages.filter(({ path }) => path !== document.name) : pages;
  if (others.length === 0) {
    return isPage ? (
      <p>Dit blok staat nog op geen andere pagina.</p>
    ) : (
      <>
        <p>
          Dit blok staat nog op geen pagina. Open een pagina, kies “Blok toevoegen” en dan dit blok, onder
          “Gedeelde blokken”.
        </p>
        <RemoveShared name={name} />
      </>
    );
  }
  return (
    <Usage>
      <summary>
        {isPage ? 'Waar staat dit blok nog meer?' : 'Waar staat dit blok?'} ({pageCount(others.length)})
      </summary>
      <ul>
        {others.map(({ path, title }) => (
          <li key={path}>
            <a href={editorOfPage(path)} onClick={leave}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Usage>
  );
}
