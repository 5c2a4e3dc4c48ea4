import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { EditorState } from './editor-state.ts';

/** The document that is being edited, and what its screen knows. */
export interface OpenEditor {
  screen: EditorScreen;
  store: StoreApi<EditorState>;
}

export const EditorContext = createContext<OpenEditor | undefined>(undefined);

/** The open editor. Throws outside of one. */
export function useOpenEditor(): OpenEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this component.');
  return editor;
}

/** A part of the state of the open editor. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useOpenEditor().store, select);
}
