import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditorScreen } from '../../shared/authors/editor.ts';
import type { StudioView } from '../../shared/authors/studio.ts';
import { MissingScreen } from '../shell/MissingScreen.tsx';
import { EditorErrorBoundary } from './EditorErrorBoundary.tsx';
import { EditorView } from './EditorView.tsx';
import { EditorBar, InsteadOfEditor } from './parts/Editor.styles.ts';
import { EditorContext, type OpenEditor, useEditor } from './store/editor-context.ts';
import { createEditorStore } from './store/editor-store.ts';
import { startEngine } from './store/engine-client.ts';

interface EditorProps extends Pick<StudioView, 'gone'> {
  screen: EditorScreen;
}

/** The editor of a document; what it works with is there in the browser only. */
export function Editor({ screen, gone }: EditorProps): ReactNode {
  const first = useRef(screen);
  const [store, setStore] = useState<OpenEditor['store']>();
  useEffect(() => setStore(createEditorStore(first.current, startEngine())), []);
  // Each screen that arrives says what is on the disk now, the first one too.
  useEffect(() => {
    if (gone) store?.getState().diskGone(gone);
    else store?.getState().diskChanged(screen.document);
  }, [store, screen, gone]);
  if (!store) {
    return (
      <EditorBar>
        <h1>Bewerk {screen.document.name}</h1>
        <p role="status">De editor wordt klaargezet …</p>
      </EditorBar>
    );
  }
  return (
    <EditorContext value={{ screen, store }}>
      <EditorErrorBoundary typed={store.getState}>
        <PresentOrGone gone={gone} />
      </EditorErrorBoundary>
    </EditorContext>
  );
}

function PresentOrGone({ gone }: Pick<StudioView, 'gone'>): ReactNode {
  const isGone = useEditor((state) => state.isGone);
  if (!gone || !isGone) return <EditorView />;
  return (
    <InsteadOfEditor>
      <MissingScreen {...gone} />
    </InsteadOfEditor>
  );
}
