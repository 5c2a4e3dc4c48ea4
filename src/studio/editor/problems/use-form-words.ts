import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { pointerSteps } from '../../../shared/json/json-pointer.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { holderOf, sectionOf, sectionsOf } from '../store/sections.ts';
import { type FormWords, inFormWords } from './form-words.ts';

/** Makes a function that puts messages about this document, or another, into the words of the forms; those about code stay. */
export function useFormWords(): (problem: EditorProblem) => Pick<EditorProblem, 'message' | 'hint'> {
  const { screen } = useOpenEditor();
  const value = useEditor((state) => state.value);
  const sections = sectionsOf(value, screen);
  return ({ file, rule, pointer, message, hint, unknownWord }) => {
    // It is shown with the code, in which fields have no label.
    if (rule === 'json-syntax') return { message, hint };
    const own = file === screen.document.file ? sections : [];
    const section = own.find((each) => each.pointer === sectionOf(pointer));
    const words: FormWords = {
      forms: screen.forms,
      near: section?.form,
      steps: section && pointerSteps(pointer.slice(holderOf(section).length)),
      isAboutWord: unknownWord !== undefined,
    };
    const inWords = (text: string): string => inFormWords(text, words);
    return { message: inWords(message), hint: hint && inWords(hint) };
  };
}
