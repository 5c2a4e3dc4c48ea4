import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditorScreen } from '../../shared/editor.ts';
import { EditorBar } from './Editor.styles.ts';
import { EditorView } from './EditorView.tsx';
import { EditorContext, type OpenEditor } from './editor-context.ts';
import { createEditorStore } from './editor-store.ts';
import { startEngine } from './engine-client.ts';

/** The editor of a document; what it works with is there in the browser only. */
export function EditorRoom({ screen }: { screen: EditorScreen }): ReactNode {
  const first = useRef(screen);
  const [store, setStore] = useState<OpenEditor['store']>();
  useEffect(() => setStore(createEditorStore(first.current, startEngine())), []);
  // Each screen that arrives says what is on the disk now, the first one too.
  useEffect(() => store?.getState().diskChanged(screen.document), [store, screen]);
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
      <EditorView />
    </EditorContext>
  );
}
