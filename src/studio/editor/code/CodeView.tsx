import { type ReactNode, useEffect, useRef } from 'react';
import { Help } from '../parts/Form.styles.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { ownProblems } from '../store/editor-state.ts';
import { CodeFrame, CodePane } from './Code.styles.ts';
import { CodeEditor, codeHelp } from './code-editor.ts';

/** The document as its file has it, with the same history as the form. */
export default function CodeView(): ReactNode {
  const editor = useOpenEditor();
  const frame = useRef<HTMLDivElement>(null);
  const code = useRef<CodeEditor>(undefined);
  const text = useEditor((state) => state.text);
  const pending = useEditor((state) => state.pending);
  const problems = useEditor((state) => state.problems);
  const checkedText = useEditor((state) => state.checkedText);
  const section = useEditor((state) => state.section);
  const wanted = useEditor((state) => state.wanted);

  useEffect(() => {
    if (!frame.current) return;
    const opened = new CodeEditor(frame.current, editor);
    code.current = opened;
    return () => opened.close();
  }, [editor]);

  useEffect(() => {
    // A pending edit is newer.
    if (pending === 0) code.current?.show(text);
  }, [text, pending]);

  useEffect(() => {
    // Problems of an older text have other offsets, or none; the marks move along with edits until the next check.
    if (problems && text === checkedText) code.current?.mark(text, ownProblems(editor.store.getState()));
  }, [editor, text, problems, checkedText]);

  useEffect(() => code.current?.goTo({ pointer: section }), [section]);
  useEffect(() => {
    if (wanted) code.current?.goTo(wanted, { hasFocus: true });
  }, [wanted]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key !== 'f') return;
      event.preventDefault();
      code.current?.search();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <CodePane aria-label="Code van dit document">
      <h2>Code</h2>
      <Help id={codeHelp}>
        Ctrl+spatie toont wat er kan staan, Ctrl+F zoekt, F8 gaat naar de volgende melding, Ctrl+. doet wat
        “Verbeter” daar doet. Met Esc en dan Tab ga je verder.
      </Help>
      <CodeFrame ref={frame} />
    </CodePane>
  );
}
