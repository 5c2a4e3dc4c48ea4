import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { differenceOf } from '../../../shared/text/difference-of.ts';
import type { OpenEditor } from '../store/editor-context.ts';
import { lineBreakOf, toPosition } from './code-text.ts';
import { codeTheme } from './code-theme.ts';
import { completionsAt } from './completions.ts';
import { offsetOf } from './json-place.ts';
import { phrases } from './phrases.ts';

/** What is underlined. */
interface Marked extends Diagnostic {
  problem: EditorProblem;
}

/** Of a change that the document made, and nobody typed. */
const isShown = Annotation.define<boolean>();

/** The text of the open document as code. What is typed goes to the document, whose history is the only one. */
export class CodeEditor {
  readonly #editor: OpenEditor;
  readonly #view: EditorView;
  #marked: readonly Marked[] = [];

  constructor(parent: HTMLElement, editor: OpenEditor) {
    this.#editor = editor;
    this.#view = new EditorView({ parent, state: this.#stateOf(editor.store.getState().text) });
  }

  /** Shows a text that was changed elsewhere. */
  show(text: string): void {
    const present = this.#view.state.sliceDoc();
    if (text === present) return;
    if (lineBreakOf(text) !== this.#view.state.lineBreak) {
      this.#view.setState(this.#stateOf(text));
      return;
    }
    const { from, to, insert } = differenceOf(present, text);
    this.#view.dispatch({
      changes: { from: toPosition(present, from), to: toPosition(present, to), insert },
      annotations: isShown.of(true),
    });
  }

  /** Marks what is wrong with a text, unless another one is shown by now. */
  mark(text: string, problems: readonly EditorProblem[]): void {
    if (text !== this.#view.state.sliceDoc()) return;
    const found = problems.map((problem): Marked => {
      const { start = 0, end = start, severity } = problem;
      return {
        from: toPosition(text, start),
        to: toPosition(text, end),
        severity,
        message: inWords(problem),
        problem,
        renderMessage: () => this.#messageOf(problem),
      };
    });
    this.#marked = found;
    this.#view.dispatch(setDiagnostics(this.#view.state, found));
  }

  /** Fixes what is wrong at the cursor; false where only the author knows what was meant. */
  #fixHere(): boolean {
    const { head } = this.#view.state.selection.main;
    const here = this.#marked.find(
      ({ from, to, problem }) => problem.fix !== undefined && from <= head && head <= to,
    );
    if (here) void this.#editor.store.getState().fix(here.problem);
    return here !== undefined;
  }

  /** What is wrong, with the button that the list of problems has; that of CodeMirror speaks English. */
  #messageOf(problem: EditorProblem): Node {
    const { fix } = problem;
    const message = document.createElement('span');
    message.append(inWords(problem));
    if (fix === undefined) return message;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Verbeter (Ctrl+.)';
    button.setAttribute('aria-label', `Verbeter: ${fix}`);
    button.addEventListener('click', () => void this.#editor.store.getState().fix(problem));
    message.append(button);
    return message;
  }

  /** Moves the cursor to a value, and the focus on request. */
  goTo({ pointer, start }: Pick<EditorProblem, 'pointer' | 'start'>, { hasFocus = false } = {}): void {
    const { state } = this.#view;
    // In a text that is not JSON pointers do not resolve, and it may have become shorter since it was checked.
    const isByOffset = pointer === '' && start !== undefined;
    const place = isByOffset
      ? Math.min(toPosition(state.sliceDoc(), start), state.doc.length)
      : offsetOf(state, pointer);
    this.#view.dispatch({
      selection: { anchor: place },
      effects: EditorView.scrollIntoView(place, { y: 'start', yMargin: 40 }),
    });
    if (hasFocus) this.#view.focus();
  }

  /** Opens CodeMirror's search: the browser's own cannot find lines that are not rendered. */
  search(): void {
    openSearchPanel(this.#view);
  }

  close(): void {
    this.#view.destroy();
  }

  #stateOf(doc: string): EditorState {
    const { screen, store } = this.#editor;
    const lineBreak = lineBreakOf(doc);
    return EditorState.create({
      doc,
      extensions: [
        EditorState.lineSeparator.of(lineBreak),
        EditorState.phrases.of(phrases),
        EditorView.contentAttributes.of({
          'aria-label': 'Code',
          'aria-describedby': codeHelp,
          tabindex: '0',
        }),
        EditorView.lineWrapping,
        lineNumbers(),
        json(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        lintGutter(),
        search({ top: true }),
        autocompletion({
          override: [(context) => completionsAt(context, screen)],
        }),
        keymap.of([
          { key: 'Mod-.', run: () => this.#fixHere() },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...searchKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        codeTheme,
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (!docChanged || transactions.some((each) => each.annotation(isShown))) return;
          const line = state.doc.lineAt(state.selection.main.head).number;
          void store.getState().write(state.sliceDoc(), `code ${line}`);
        }),
      ],
    });
  }
}

/** The id of the text that explains its keys. */
export const codeHelp = 'uitleg-code';

function inWords({ message, hint }: EditorProblem): string {
  return hint === undefined ? message : `${message} ${hint}`;
}
