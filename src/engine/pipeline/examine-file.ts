import type { ContentDiagnostic, Diagnostic } from '../diagnostics/diagnostic.ts';
import type { JsonValue } from '../json/json-value.ts';
import { pointedNumbers } from '../json/pointed-numbers.ts';
import type { DocumentKind } from '../schema/document-kind.ts';
import { richTextTeller } from '../schema/rich-text-teller.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Dictionary } from '../text/spelling/dictionary.ts';
import { formattingProblems } from './1-load/formatting.ts';
import { parseDocument } from './1-load/parse-document.ts';
import type { SourceFile } from './1-load/source-document.ts';
import { createValidator } from './2-validate/validator.ts';
import { type DocumentFacts, documentFacts } from './3-facts/document-facts.ts';
import { documentFindings } from './4-check/document-findings.ts';

/** Facts and problems of a file by itself. Plain JSON. */
export interface ExaminedFile {
  facts: DocumentFacts;
  /** Of syntax and schema. */
  problems: Diagnostic[];
  /** Of document and text rules. */
  findings: ContentDiagnostic[];
}

/** Whether a value is what the schema of its kind asks. */
export type IsValid = (kind: DocumentKind, value: JsonValue) => boolean;

interface ExaminerOptions {
  /** Asked when there is a file to examine; without one no word is looked up. */
  dictionary?: () => Dictionary;
  /** What tells sooner than compiled schemas that nothing is wrong. */
  isValid?: IsValid;
}

/** Makes a function that parses, validates and extracts facts. */
export function createExaminer(
  schemas: Schemas,
  { dictionary, isValid }: ExaminerOptions = {},
): (file: SourceFile) => ExaminedFile {
  const { validate } = createValidator(schemas);
  const richText = richTextTeller(schemas);
  return (file) => {
    const { document, problems: ofSyntax } = parseDocument(file);
    const { kind, text, value } = document;
    // Of `120.000` the schema sees 120, and nothing wrong.
    const isSound = value !== undefined && isValid?.(kind, value) && pointedNumbers(text).length === 0;
    const ofSchema = isSound ? [] : validate(document);
    const ofFile = [...ofSyntax, ...ofSchema];
    return {
      facts: documentFacts(document, dictionary?.()),
      // Who mends a mistake saves, and the editor lays out what is saved.
      problems: ofFile.length > 0 ? ofFile : formattingProblems(document),
      findings: documentFindings(document, { richText }),
    };
  };
}
