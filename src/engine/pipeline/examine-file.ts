import type { ContentDiagnostic, Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Schemas } from '../schema/schemas.ts';
import { parseDocument } from './1-load/parse-document.ts';
import type { SourceFile } from './1-load/source-document.ts';
import { createValidator } from './2-validate/validator.ts';
import { type DocumentFacts, documentFacts } from './3-facts/document-facts.ts';
import { documentFindings } from './4-check/document-findings.ts';

/** What one file says and what is wrong with it, whatever other files say. Plain JSON. */
export interface ExaminedFile {
  facts: DocumentFacts;
  /** What is wrong with its syntax, or what the schema objects to. */
  problems: Diagnostic[];
  /** What the rules about single documents say. */
  findings: ContentDiagnostic[];
}

/** Makes a function that parses, validates and reads one file after another. */
export function createExaminer(schemas: Schemas): (file: SourceFile) => ExaminedFile {
  const { validate } = createValidator(schemas);
  return (file) => {
    const { document, problems } = parseDocument(file);
    return {
      facts: documentFacts(document),
      problems: [...problems, ...validate(document)],
      findings: documentFindings(document),
    };
  };
}
