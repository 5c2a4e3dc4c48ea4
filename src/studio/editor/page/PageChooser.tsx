import { type ReactNode, useState } from 'react';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import { editorOfFile, editorOfPage } from '../../../shared/authors/studio-addresses.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { formatAmount } from '../../../shared/text/amount.ts';
import { matchesWords } from '../../../shared/text/matches-words.ts';
import { DocumentList } from '../parts/Dialog.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { TitleButton } from '../parts/Editor.styles.ts';
import { SearchedLists } from '../parts/SearchedLists.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { useLeave } from '../parts/use-leave.ts';
import { problemsInWords } from '../problems/problems-in-words.ts';
import { draftedFiles } from '../store/draft.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';

/** Nobody reads more than this: to find a page an author types a part of its name. */
const maxShown = 100;

/** The title of the document, which opens a list of all others. */
export function PageChooser({ title }: { title: string }): ReactNode {
  const dialog = useDialog();
  return (
    <>
      <h1>
        <TitleButton
          type="button"
          aria-haspopup="dialog"
          title="Naar een andere pagina"
          onClick={dialog.open}
        >
          {title}
          <span aria-hidden="true"> ▾</span>
        </TitleButton>
      </h1>
      <Dialog dialog={dialog} title="Naar een andere pagina">
        {dialog.isOpen && <DocumentChoice onStay={dialog.close} />}
      </Dialog>
    </>
  );
}

/** @param props `onStay`: called when this document cannot be left */
function DocumentChoice({ onStay }: { onStay: () => void }): ReactNode {
  const { screen } = useOpenEditor();
  const problems = useEditor((state) => state.problems) ?? [];
  const leave = useLeave(onStay);
  const [search, setSearch] = useState('');
  const [drafted] = useState(draftedFiles);
  const problemsOf = groupBy(problems, ({ file }) => file);
  const found = choicesOf(screen).filter(({ label, detail }) => matchesWords(`${label} ${detail}`, search));

  return (
    <SearchedLists
      label="Zoek op naam of adres"
      search={search}
      onSearch={setSearch}
      found={foundInWords(found.length)}
    >
      <DocumentList aria-label="Pagina’s en wat ze delen">
        {found.slice(0, maxShown).map(({ file, label, detail, href }) => (
          <li key={file}>
            <a href={href} aria-current={file === screen.document.file ? 'page' : undefined} onClick={leave}>
              <strong>{label}</strong>
              <span>{detail}</span>
              {problemsOf.has(file) && <em>{problemsInWords(problemsOf.get(file) ?? [])}</em>}
              {drafted.has(file) && <em>niet bewaard werk</em>}
            </a>
          </li>
        ))}
      </DocumentList>
    </SearchedLists>
  );
}

interface Choice {
  /** As messages name it. */
  file: string;
  label: string;
  /** What distinguishes it from others with that name. */
  detail: string;
  href: string;
}

/** The documents of the site: pages first. */
function choicesOf({ targets, others, document }: EditorScreen): Choice[] {
  const folder = document.file.slice(0, -document.path.length);
  const byPath = [...targets].sort((one, other) => (one.path < other.path ? -1 : 1));
  return [
    ...byPath.map(({ file, path, title }) => ({
      file,
      label: title,
      detail: path,
      href: editorOfPage(path),
    })),
    ...others.map(({ path, label }) => ({
      file: folder + path,
      label,
      detail: 'op meer pagina’s',
      href: editorOfFile(path),
    })),
  ];
}

function foundInWords(count: number): string {
  if (count === 0) {
    return 'Niets gevonden. Probeer een deel van de naam of het adres, of maak de pagina bij “Pagina’s”, “Nieuwe pagina”.';
  }
  if (count <= maxShown) return `${formatAmount(count)} gevonden. Enter opent de bovenste.`;
  return `${formatAmount(count)} gevonden, waarvan je de eerste ${maxShown} ziet. Typ een deel van de naam of het adres.`;
}
