import type { Severity } from '../../../shared/authors/severity.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import type { Diagnostic, TextRange } from '../../diagnostics/diagnostic.ts';
import type { RuleInfo } from '../../diagnostics/rule-info.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { AuthoredText } from '../3-facts/authored-texts.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';

/** A finding of a rule. */
export interface Finding
  extends Pick<Diagnostic, 'message' | 'hint' | 'suggestion' | 'group' | 'unknownWord' | 'isOverdue'> {
  /** The document, or the path of a missing file. */
  document: Pick<SourceFile, 'file'>;
  pointer: string;
  /** Range in a string; default is the whole value. */
  range?: TextRange;
  /** Default is that of the rule. */
  severity?: Severity;
  /** Replaces the range or the whole string; as read, not as JSON. */
  replacement?: string;
}

interface AuthoredDocument {
  kind: DocumentKind;
  value: JsonValue;
  /** In source order. */
  texts: readonly AuthoredText[];
  /** As of a `JudgedText`. */
  isRichText(pointer: string): boolean;
  /** As `exampleSentences` finds them. */
  examples: ReadonlySet<string>;
}

/** A text with what its field can show. */
export interface JudgedText extends AuthoredText {
  /** Whether bold, italics and links work in it; elsewhere visitors see the marks. */
  isRichText: boolean;
  /** Whether a list of points, `items`, can stand beside it. */
  hasListBeside: boolean;
}

/** A mistake in prose. */
export interface TextPattern {
  /** All matches when global, else the first of each text. */
  pattern: RegExp;
  /** Also inside addresses, where most rules have nothing to say; default is not. */
  isAlsoInAddresses?: boolean;
  /** Undefined when correct; the default range is the match. */
  judge(match: RegExpExecArray, text: JudgedText): Omit<Finding, 'document' | 'pointer'> | undefined;
}

/** A rule about the prose of single texts. */
export interface TextRule extends RuleInfo {
  patterns: readonly TextPattern[];
}

/** A rule about one document by itself. */
export interface DocumentRule extends RuleInfo {
  checkDocument(document: AuthoredDocument): Omit<Finding, 'document'>[];
}

/** A rule across documents. */
export interface SiteRule extends RuleInfo {
  checkSite(site: SiteIndex): Finding[];
}

/** Use the first kind that suffices: it costs least when one page changes. */
export type Rule = TextRule | DocumentRule | SiteRule;
