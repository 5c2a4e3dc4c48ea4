import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatEdits } from '../../json/layout/format-edits.ts';
import { printJson } from '../../json/layout/print-json.ts';
import type { TextEdit } from '../../json/text-edit.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import type { SourceDocument } from './source-document.ts';

/** The first place where a valid file is not formatted as the editor would; reported once per file. */
export function formattingProblems({
  file,
  text,
  value,
}: Pick<SourceDocument, 'file' | 'text' | 'value'>): Diagnostic[] {
  // Most files are as they were printed, which is quicker to see than their parts.
  if (value === undefined || text === printJson(value)) return [];
  const [first] = editsOf(text);
  if (first === undefined) return [];
  const { start, end } = first;
  const present = text.slice(start, end);
  return [
    {
      rule: 'formatting',
      severity: 'warning',
      file,
      place: { start, end },
      message: differsInLineEnds(present, first.text)
        ? 'In dit bestand staan twee soorten regeleinden door elkaar (CRLF van Windows en LF), en hier begint de andere soort.'
        : `De opmaak wijkt hier af: ${differenceInWords(present, first.text)}.`,
      hint: 'Aan de tekst ligt het niet. "npm run check -- --fix" zet het hele bestand goed; VS Code doet dat als je opslaat.',
    },
  ];
}

/** The whitespace edits that format a valid text. */
export function editsOf(text: string): TextEdit[] {
  const { root } = readJsonTree(text);
  return root === undefined ? [] : formatEdits(text, root);
}

/** Which nobody sees. */
function differsInLineEnds(present: string, expected: string): boolean {
  return present.replaceAll('\r', '') === expected.replaceAll('\r', '');
}

function differenceInWords(present: string, expected: string): string {
  if (inWords(present) !== inWords(expected))
    return `hier hoort ${inWords(expected)}, en er staat ${inWords(present)}`;
  return present.replace(/[ \t]+(?=\r?\n)/g, '') === expected
    ? 'aan het eind van een regel staan spaties, die niemand ziet'
    : 'hier staat meer dan één lege regel onder elkaar';
}

function inWords(space: string): string {
  const lines = space.split('\n').length - 1;
  const last = space.slice(space.lastIndexOf('\n') + 1);
  const indent = last === '' ? '' : ` met ${last.includes('\t') ? 'tabs' : counted(last.length)} ervoor`;
  if (lines > 1) return `een lege regel en dan een nieuwe regel${indent}`;
  if (lines === 1) return `een nieuwe regel${indent}`;
  if (space === '') return 'niets';
  return space.includes('\t') ? 'een tab' : counted(space.length);
}

function counted(spaces: number): string {
  return spaces === 1 ? 'één spatie' : `${spaces} spaties`;
}
