import { type ReactNode, useEffect, useState } from 'react';
import type { EditorScreen } from '../../shared/editor.ts';
import { EditorBar } from './Editor.styles.ts';
import { EditorView } from './EditorView.tsx';
import { EditorContext, type OpenEditor } from './editor-context.ts';
import { createEditorStore } from './editor-store.ts';
import { startEngine } from './engine-client.ts';

/** The editor of a document; what it works with is there in the browser only. */
export function EditorRoom({ screen }: { screen: EditorScreen }): ReactNode {
  const [editor, setEditor] = useState<OpenEditor>();
  const { document } = screen;
  useEffect(() => {
    setEditor((open) => {
      if (open === undefined) return { screen, store: createEditorStore(screen, startEngine()) };
      open.store.getState().diskChanged(screen.document);
      return { ...open, screen };
    });
  }, [screen]);
  if (!editor) {
    return (
      <EditorBar>
        <h1>Bewerk {document.name}</h1>
        <p role="status">De editor wordt klaargezet …</p>
      </EditorBar>
    );
  }
  return (
    <EditorContext value={editor}>
      <EditorView />
    </EditorContext>
  );
}
