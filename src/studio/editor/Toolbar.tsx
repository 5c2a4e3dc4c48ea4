import type { ReactNode } from 'react';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { documentNames } from '../../shared/page/document-names.ts';
import { publicationInWords, publicationOf } from '../../shared/page/publication.ts';
import { today } from '../../shared/text/today.ts';
import { PublicationMark } from '../pages/Pages.styles.ts';
import { HandIn } from './hand-in/HandIn.tsx';
import { keysOf } from './keys/shortcuts.ts';
import { PageChooser } from './page/PageChooser.tsx';
import { EditorActions, EditorBar } from './parts/Editor.styles.ts';
import { SmallButton } from './parts/Form.styles.ts';
import { ShortcutList } from './ShortcutList.tsx';
import { useEditor, useOpenEditor } from './store/editor-context.ts';
import { type EditorState, isChanged } from './store/editor-state.ts';
import { objectOrEmpty } from './store/sections.ts';
import { EarlierVersions } from './versions/EarlierVersions.tsx';

/** What can be done to the document as a whole. */
export function Toolbar(): ReactNode {
  const { screen } = useOpenEditor();
  const { kind, name } = screen.document;
  // What is no JSON may well have a title.
  const title = useEditor(({ value }) => (value === undefined ? name : titleIn(value))) ?? untitled[kind];
  const publication = useEditor(({ value }) => publicationInWords(publicationOf(value), today()));
  const { undo, redo, save } = useEditor((state) => state);
  const canUndo = useEditor(({ past }) => past.length > 0);
  const canRedo = useEditor(({ future }) => future.length > 0);
  const hasChanged = useEditor(isChanged);
  const isBusy = useEditor(({ saving }) => saving === 'busy');
  const status = useEditor(inWords);
  const isFailed = useEditor(({ saving, hasFailed }) => saving === 'failed' || hasFailed);
  return (
    <EditorBar>
      <PageChooser title={title} />
      {publication && <PublicationMark>{publication}</PublicationMark>}
      {/* Each keeps the focus when it has nothing more to do, and then does nothing. */}
      <EditorActions>
        <p role="status" data-failed={isFailed || undefined}>
          {status}
        </p>
        <SmallButton
          type="button"
          onClick={() => void undo()}
          aria-disabled={!canUndo}
          title={keysOf('undo')}
        >
          Ongedaan maken
        </SmallButton>
        <SmallButton
          type="button"
          onClick={() => void redo()}
          aria-disabled={!canRedo}
          title={keysOf('redo')}
        >
          Opnieuw
        </SmallButton>
        <SmallButton
          type="button"
          data-variant="primary"
          onClick={() => void save()}
          aria-disabled={!hasChanged || isBusy}
          title={keysOf('save')}
        >
          Bewaar
        </SmallButton>
      </EditorActions>
      <EarlierVersions />
      <HandIn hasChanged={hasChanged} screen={screen} />
      <ShortcutList />
    </EditorBar>
  );
}

/** Of a document without a title of its own. */
const untitled = { ...documentNames, page: 'Pagina zonder titel', shared: 'Gedeeld blok' };

/** How the page or the block calls itself. */
function titleIn(value: JsonValue | undefined): string | undefined {
  const { metadata, title: own } = objectOrEmpty(value);
  const { title = own } = objectOrEmpty(metadata);
  return typeof title === 'string' && title !== '' ? title : undefined;
}

function inWords(state: EditorState): string {
  if (state.saving === 'busy') return 'Bewaren …';
  if (state.saving === 'failed') {
    if (state.refusal !== undefined) return `Bewaren is niet gelukt; je tekst is er nog. ${state.refusal}`;
    return 'Bewaren is niet gelukt; je tekst is er nog. Kijk of “npm run dev” nog draait en of er ruimte op de schijf is, en bewaar opnieuw.';
  }
  if (state.hasFailed)
    return 'Dat is niet gelukt; er is niets veranderd. Probeer het nog eens, of laad deze pagina opnieuw.';
  // On a phone the question stands far above the form.
  if (state.conflict !== undefined) return 'Nog niet bewaard: beantwoord eerst de vraag bovenaan';
  if (!isChanged(state)) return state.draft ? 'Er wacht nog werk van eerder' : 'Alles is bewaard';
  return state.keepsDraft
    ? 'Nog niet bewaard'
    : 'Nog niet bewaard, en deze browser heeft geen ruimte om het te onthouden: bewaar voor je weggaat';
}
