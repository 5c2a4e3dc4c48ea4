import type {
  CheckedEdit,
  EditedDocument,
  EditorProblem,
  FixedDocument,
} from '../../shared/authors/editor.ts';
import { problemKey } from '../../shared/authors/problem-key.ts';
import type { JsonEdit } from '../../shared/json/json-edit.ts';
import type { DocumentKind } from '../../shared/page/document-kind.ts';
import type { Page } from '../../shared/page/page.ts';
import { writtenPaths } from '../../shared/site/built-files.ts';
import { today } from '../../shared/text/today.ts';
import type { InspectedPictures } from '../assets/picture-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locatorOf } from '../diagnostics/locate.ts';
import { applyJsonEdit } from '../json/edits/apply-json-edit.ts';
import { applyEdits } from '../json/text-edit.ts';
import { pointerAt } from '../json/tree/pointer-at.ts';
import { parsedValue } from '../pipeline/1-load/parse-document.ts';
import { type SourceFile, sourceFileOf, textOf } from '../pipeline/1-load/source-document.ts';
import { type IndexOptions, indexSite } from '../pipeline/3-facts/site-index.ts';
import { pageResolver } from '../pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../pipeline/5-resolve/resolve-checked.ts';
import type { SiteContext } from '../pipeline/5-resolve/resolve-site.ts';
import { documentFixes, isSameSyntax } from '../pipeline/document-fixes.ts';
import { createExaminer } from '../pipeline/examine-file.ts';
import { isValid } from '../pipeline/last-valid.ts';
import { type Examined, hintedFor, problemsOf, understoodFiles } from '../pipeline/site-problems.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Dictionary } from '../text/spelling/dictionary.ts';
import { editorProblem } from './editor-problem.ts';
import { fixInWords } from './fix-in-words.ts';
import { keepFormatted } from './keep-formatted.ts';

/** What a site consists of. */
export interface SiteParts
  extends Pick<IndexOptions, 'schemasFolder' | 'pictureFiles' | 'pagesFolder' | 'publicFolder' | 'ownWords'> {
  /** As the server examined them. */
  examined: readonly Examined[];
  schemas: Schemas;
  /** Absolute paths of files that no version in git has yet. */
  newFiles: ReadonlySet<string>;
  /** Of files that cannot be read whole, over which nothing is saved, and of their names: typing changes none of these. */
  aboutFiles: readonly Diagnostic[];
  pictures: InspectedPictures;
  /** Read once there is a text to examine, or a word to suggest. */
  dictionary: () => Dictionary;
}

/** A site with unsaved changes of documents; the files stay as they are. */
export class EditedSite {
  readonly #parts: SiteParts;
  readonly #examine: (file: SourceFile) => Examined;
  /** By file. */
  readonly #examined: Map<string, Examined>;
  /** What pages share, from the last valid version of each file. */
  #context: SiteContext | undefined;
  readonly #prepared = new Set<DocumentKind>();

  /** @param before whose context is used while a file is invalid */
  constructor(parts: SiteParts, before?: EditedSite) {
    const examine = createExaminer(parts.schemas, { dictionary: parts.dictionary });
    this.#parts = parts;
    this.#examine = (file) => ({ file, ...examine(file) });
    this.#examined = new Map(parts.examined.map((each) => [each.file.file, each]));
    if (before) this.#context = before.#context;
    this.#problems();
  }

  /**
   * Makes a document of a text, changed by an edit if one is given.
   * @throws when an edit is to change a text that is not JSON: it was made for another one
   */
  edit(file: string, { text, edit }: { text: string; edit?: JsonEdit }): EditedDocument {
    if (edit && parsedValue(this.#put(file, text).file) === undefined)
      throw new Error(`The text of ${file} is no JSON.`);
    const changed = edit ? keepFormatted(text, applyJsonEdit(text, edit)) : text;
    return this.#changed(file, changed);
  }

  /** Fixes a problem from `check` as `--fix` does; undefined when it is not in this text. */
  fix(file: string, { text, problem }: { text: string; problem: EditorProblem }): FixedDocument | undefined {
    const { file: source } = this.#put(file, text);
    const value = parsedValue(source);
    const own = this.#problems().filter((each) => each.file === file);
    const { locate } = locatorOf(text);
    const isAsked = (each: Diagnostic): boolean =>
      problemKey({ ...editorProblem(each), start: locate(each.place).start }) === problemKey(problem);
    const asked = own.filter(isAsked);
    const edits = documentFixes({ ...source, text, value })(
      own.filter((each) => asked.some((one) => one === each || isSameSyntax(one, each))),
    );
    const [first] = edits;
    if (first === undefined) return undefined;
    const fixed = applyEdits(text, edits);
    const document = this.#changed(file, value === undefined ? fixed : keepFormatted(text, fixed));
    return { ...document, fixed: { pointer: pointerAt(fixed, first.start), start: first.start } };
  }

  /** All problems with this text in the site, and a page as it then looks. */
  check(file: string, { text, shown }: { text: string; shown: string }): CheckedEdit {
    const edited = this.#put(file, text);
    const { locate } = locatorOf(text);
    const found = this.#problems();
    const fixesOf = documentFixes({ ...edited.file, text, value: parsedValue(edited.file) });
    const problems = found.map((problem) => {
      const own = editorProblem(problem);
      if (problem.file !== file) return own;
      const { start, end } = locate(problem.place);
      return { ...own, start, end, fix: fixInWords(fixesOf([problem]), text) };
    });
    return { problems, page: isValid(edited) ? this.#page(shown) : undefined };
  }

  /** Compiles the schemas of a file ahead, so that the first change of its text need not wait. */
  prepare(file: string): void {
    const { file: source } = this.#present(file);
    if (this.#prepared.has(source.kind)) return;
    this.#prepared.add(source.kind);
    this.#examine(source);
  }

  #present(file: string): Examined {
    const present = this.#examined.get(file);
    if (!present) throw new Error(`${file} is no file of the site.`);
    return present;
  }

  #changed(file: string, text: string): EditedDocument {
    const { file: source } = this.#put(file, text);
    const value = parsedValue(source);
    return { text, value, page: source.kind === 'page' ? this.#page(source.name) : undefined };
  }

  #put(file: string, text: string): Examined {
    const present = this.#present(file);
    if (textOf(present.file) === text) return present;
    const { bytes: _, ...place } = present.file;
    const examined = this.#examine(sourceFileOf({ ...place, text, value: undefined }));
    this.#examined.set(file, examined);
    return examined;
  }

  #problems(): Diagnostic[] {
    const {
      pictures,
      dictionary,
      schemas,
      pictureFiles,
      schemasFolder,
      pagesFolder,
      publicFolder,
      ownWords,
      newFiles,
    } = this.#parts;
    const examined = [...this.#examined.values()];
    const options: Required<Omit<IndexOptions, 'ownWords'>> & Pick<IndexOptions, 'ownWords'> = {
      pictureFiles,
      schemasFolder,
      pagesFolder,
      publicFolder,
      ownWords,
      writtenPaths,
      today: today(),
      isNew: (absoluteFile) => newFiles.has(absoluteFile),
      nearWord: (word) => dictionary().near(word),
    };
    const index = { ...indexSite(understoodFiles(examined), options), inspectedPictures: pictures.named };
    const problems = [...this.#parts.aboutFiles, ...hintedFor(problemsOf(examined, index), index)];
    // A mistake on one page must not hide others; valid files are used as they are.
    const valid = examined.filter(isValid);
    const isWhole = valid.length === examined.length;
    const hasSite = valid.some(({ file }) => file.kind === 'site');
    if (hasSite && (isWhole || this.#context === undefined))
      this.#context = resolveChecked({
        index: isWhole ? index : indexSite(valid, options),
        schemas,
        pictures,
      });
    return problems;
  }

  /** A resolved page; undefined when it is invalid, or names what does not exist. */
  #page(path: string): Page | undefined {
    const files = [...this.#examined.values()].filter(isValid).map(({ file }) => file);
    try {
      return this.#context && pageResolver(files, this.#context)(path)?.page;
    } catch {
      // The check reports what the page lacks.
      return undefined;
    }
  }
}
