import { locatorOf } from '../../diagnostics/locate.ts';
import { parseJson } from '../../pipeline/1-load/parse-json.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';

/** Says of a file that is no longer valid JSON what is wrong with it, as Markdown. */
export function unreadableLines({ text }: SourceDocument, what: string): string[] {
  const [problem] = parseJson(text).problems;
  const why = problem
    ? `Regel ${locatorOf(text).locate(problem.place).line}: ${problem.message}`
    : 'De controle zegt waarom.';
  return [`⚠️ ${what} is nu niet te lezen. ${why}`, ''];
}
