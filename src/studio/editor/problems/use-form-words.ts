import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { sectionOf, sectionsOf } from '../store/sections.ts';
import { inFormWords } from './form-words.ts';

/** Makes a function that puts messages about this document, or another, into the words of the forms; those about code stay. */
export function useFormWords(): (problem: EditorProblem) => Pick<EditorProblem, 'message' | 'hint'> {
  const { screen } = useOpenEditor();
  const value = useEditor((state) => state.value);
  const sections = sectionsOf(value, screen);
  return ({ file, rule, pointer, message, hint }) => {
    // It is shown with the code, in which fields have no label.
    if (rule === 'json-syntax') return { message, hint };
    const own = file === screen.document.file ? sections : [];
    const near = own.find((section) => section.pointer === sectionOf(pointer))?.form;
    const inWords = (text: string): string => inFormWords(text, { forms: screen.forms, near });
    return { message: inWords(message), hint: hint && inWords(hint) };
  };
}
