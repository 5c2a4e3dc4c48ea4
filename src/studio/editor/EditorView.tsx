import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useReloadAfter } from '../shell/use-reload-after.ts';
import { SectionNav } from './blocks/SectionNav.tsx';
import { LinkChoices } from './LinkChoices.tsx';
import { NoForm } from './NoForm.tsx';
import { Unlisted } from './page/Unlisted.tsx';
import { EditorPanes, Pane } from './parts/Editor.styles.ts';
import { OneOf } from './parts/OneOf.tsx';
import { Preview } from './preview/Preview.tsx';
import { ProblemList } from './problems/ProblemList.tsx';
import { SectionForm } from './SectionForm.tsx';
import { useEditor, useOpenEditor } from './store/editor-context.ts';
import { isChanged } from './store/editor-state.ts';
import { hasFields } from './store/sections.ts';
import { untilSaved } from './store/until-saved.ts';
import { Toolbar } from './Toolbar.tsx';
import { ConflictQuestion } from './versions/ConflictQuestion.tsx';
import { DraftQuestion } from './versions/DraftQuestion.tsx';

/** Lazy: most authors never open it. */
const CodeView = lazy(() => import('./code/CodeView.tsx'));

const views = [
  { name: 'form', label: 'Formulier' },
  { name: 'code', label: 'Code' },
] as const;

/** Parts of the document, the form of the chosen one, and the page. */
export function EditorView(): ReactNode {
  const { store } = useOpenEditor();
  const view = useEditor((state) => state.view);
  const show = useEditor((state) => state.show);
  const hasChanged = useStore(store, isChanged);
  const value = useEditor((state) => state.value);

  useEffect(() => {
    const begun = new AbortController();
    const begin = (): void => {
      begun.abort();
      store.getState().begin();
    };
    // An author who is about to type moves the pointer, or the focus.
    for (const event of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
      addEventListener(event, begin, { signal: begun.signal });
    return () => begun.abort();
  }, [store]);

  useEffect(() => {
    if (!hasChanged) return;
    const answered = new AbortController();
    const { signal } = answered;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // An author who left anyway is not asked again when the back button returns to this document, which is then loaded again.
    addEventListener('pagehide', () => answered.abort(), { signal });
    return () => answered.abort();
  }, [hasChanged]);

  useReloadAfter(useCallback(() => untilSaved(store), [store]));

  return (
    <>
      <Toolbar />
      <DraftQuestion />
      <ConflictQuestion />
      <EditorPanes>
        <Pane data-pane="sections">
          <ProblemList />
          <Unlisted />
          <SectionNav />
        </Pane>
        <Pane data-pane="form">
          <OneOf label="Weergave" options={views} chosen={view} onChoose={show} />
          {view === 'code' ? (
            <Suspense fallback={<p role="status">De code wordt geladen …</p>}>
              <CodeView />
            </Suspense>
          ) : hasFields(value) ? (
            <SectionForm />
          ) : (
            <NoForm />
          )}
        </Pane>
        <Pane data-pane="preview">
          <Preview />
        </Pane>
      </EditorPanes>
      <LinkChoices />
    </>
  );
}
