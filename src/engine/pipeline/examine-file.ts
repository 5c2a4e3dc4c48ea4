import type { JsonValue } from '../../shared/json/json-value.ts';
import type { DocumentKind } from '../../shared/page/document-kind.ts';
import type { ContentDiagnostic, Diagnostic } from '../diagnostics/diagnostic.ts';
import { pointedNumbers } from '../json/tree/pointed-numbers.ts';
import { exampleSentences } from '../schema/example-sentences.ts';
import { listBesidePredicate } from '../schema/list-beside.ts';
import { richTextPredicate } from '../schema/rich-text-predicate.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Dictionary } from '../text/spelling/dictionary.ts';
import { formattingProblems } from './1-load/formatting.ts';
import type { SourceDocument, SourceFile } from './1-load/source-document.ts';
import { createValidator } from './2-validate/validator.ts';
import { type DocumentFacts, documentFacts } from './3-facts/document-facts.ts';
import { documentFindings } from './4-check/document-findings.ts';
import type { UnderstoodText } from './typed-place.ts';
import { understand } from './understand.ts';

/** Facts and problems of a file by itself. Plain JSON. */
export interface ExaminedFile {
  /** Of the text as typed. */
  facts: DocumentFacts;
  /** Of syntax and schema. Pointers, here and in `findings`, are those in the understood text. */
  problems: Diagnostic[];
  /** Of document and text rules. */
  findings: ContentDiagnostic[];
  /** Only where that is another text than was typed, which then has errors. */
  understood?: UnderstoodFile;
}

/** A file as its author means it: to find what else is wrong, never shown or written. */
interface UnderstoodFile extends UnderstoodText {
  facts: DocumentFacts;
}

/** Whether a value is what the schema of its kind asks. */
export type IsValid = (kind: DocumentKind, value: JsonValue) => boolean;

interface ExaminerOptions {
  /** Called when there is a file to examine; without it no word is looked up. */
  dictionary?: () => Dictionary;
  /** A faster check than the compiled schemas for files without errors. */
  isValid?: IsValid;
}

/** Makes a function that parses, validates and extracts facts. */
export function createExaminer(
  schemas: Schemas,
  { dictionary, isValid }: ExaminerOptions = {},
): (file: SourceFile) => ExaminedFile {
  const validate = createValidator(schemas);
  const isRichText = richTextPredicate(schemas);
  const hasListBeside = listBesidePredicate(schemas);
  const examples = exampleSentences(schemas);
  const problemsIn = (document: SourceDocument): Diagnostic[] => {
    const { kind, text, value } = document;
    // The schema reads `120.000` as 120, which is valid.
    const hasNoErrors = value !== undefined && isValid?.(kind, value) && pointedNumbers(text).length === 0;
    return hasNoErrors ? [] : validate(document);
  };
  return (file) => {
    const { typed, meant, rounds, guesses, problems } = understand(file, problemsIn);
    const factsOf = (document: SourceDocument): DocumentFacts =>
      documentFacts(document, { dictionary: dictionary?.(), isRichText });
    return {
      facts: factsOf(typed),
      // Fixing a mistake ends in saving, and the editor formats what is saved.
      problems: problems.length > 0 ? problems : formattingProblems(typed),
      // What an unknown encoding makes of its letters is not what the author wrote.
      findings: file.isDamaged ? [] : documentFindings(meant, { isRichText, hasListBeside, examples }),
      understood:
        rounds.length > 0 ? { text: meant.text, rounds, guesses, facts: factsOf(meant) } : undefined,
    };
  };
}
