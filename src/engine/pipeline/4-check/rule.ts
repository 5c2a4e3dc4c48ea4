import type { Severity, TextRange } from '../../diagnostics/diagnostic.ts';
import type { RuleInfo } from '../../diagnostics/rule-info.ts';
import type { JsonValue } from '../../json/json-value.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { AuthoredText } from '../3-facts/authored-texts.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';

/** What a rule found; its name and severity are put to it afterwards. */
export interface Finding {
  /** The document in question, or the path of a file that should exist. */
  document: Pick<SourceFile, 'file'>;
  pointer: string;
  /** The words in question, when the value is a text; the whole value without. */
  range?: TextRange;
  /** That of the rule unless said otherwise. */
  severity?: Severity;
  message: string;
  hint?: string;
  /** As in `Diagnostic`. */
  suggestion?: string;
  /** What the words in question, or the whole value when that is a text, should say; as a reader sees it. */
  replacement?: string;
}

/** A document as a rule sees it. */
export interface AuthoredDocument {
  kind: DocumentKind;
  value: JsonValue;
  /** All its texts, in the order of the file. */
  texts: readonly AuthoredText[];
}

/** Something wrong wherever it stands in a text that visitors read. */
export interface TextPattern {
  /** With the flag `g` every match counts, without it the first of each text. */
  pattern: RegExp;
  /** What is wrong with a match; undefined when nothing is after all. Its range is the match unless said otherwise. */
  judge(match: RegExpExecArray, text: AuthoredText): Omit<Finding, 'document' | 'pointer'> | undefined;
}

/** A rule about the words of single texts. */
export interface TextRule extends RuleInfo {
  patterns: readonly TextPattern[];
}

/** A rule about one document, whatever other documents say. */
export interface DocumentRule extends RuleInfo {
  checkDocument(document: AuthoredDocument): Omit<Finding, 'document'>[];
}

/** A rule about how the documents of a site fit together. */
export interface SiteRule extends RuleInfo {
  checkSite(site: SiteIndex): Finding[];
}

/** One file in `rules/`. Take the first kind that can see what is wrong: it costs least when one page changes. */
export type Rule = TextRule | DocumentRule | SiteRule;
