import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { ConflictQuestion } from './ConflictQuestion.tsx';
import { DraftQuestion } from './DraftQuestion.tsx';
import { EditorPanes, Pane } from './Editor.styles.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { isChanged } from './editor-state.ts';
import { LinkChoices } from './LinkChoices.tsx';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SectionNav } from './SectionNav.tsx';
import { commandOf } from './shortcuts.ts';
import { Toolbar } from './Toolbar.tsx';

/** Parts of the document, the form of the chosen one, and the page. */
export function EditorView(): ReactNode {
  const { store } = useOpenEditor();
  const hasChanged = useStore(store, isChanged);
  const value = useEditor((state) => state.value);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      void store.getState()[command]();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store]);

  useEffect(() => {
    if (!hasChanged) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanged]);

  return (
    <>
      <Toolbar />
      <DraftQuestion />
      <ConflictQuestion />
      <EditorPanes>
        <Pane data-pane="sections">
          <ProblemList />
          <SectionNav />
        </Pane>
        <Pane data-pane="form">
          {value === undefined ? (
            <p>
              Dit bestand is geen geldige JSON meer, dus er valt hier niets in te vullen. Herstel het in je
              editor: daarna verschijnt het formulier vanzelf.
            </p>
          ) : (
            <SectionForm />
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
