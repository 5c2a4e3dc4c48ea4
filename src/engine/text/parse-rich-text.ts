import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, RichText } from '../../shared/rich-text.ts';

/**
 * Turns an author's line into what the view shows: `**bold**` and `[label](/path)` become pieces, everything else
 * stays the words that were typed. A line without marks stays a string.
 */
export function parseRichText(line: string): RichText {
  if (!/\*\*|\]\(/.test(line)) return line;
  return plainPieces(line) ?? parseMarkdown(line);
}

/** Bold words or a label that begin and end with a letter or digit, or the text between those. */
const plainPiece =
  /\*\*([\p{L}\p{N}](?:[^*[\]\\`<>&_!\r\n\t]*[\p{L}\p{N}])?)\*\*|\[([\p{L}\p{N}](?:[^*[\]\\`<>&_!\r\n\t]*[\p{L}\p{N}])?)\]\(([^()*[\]\\`<>&_!\s]+)\)|[^*[\]\\`<>&_!\r\n\t]+/uy;

/**
 * Does what `parseMarkdown` does, for lines that hold bold words, links and nothing else that could be a mark: nearly all
 * lines with marks, in a fraction of the time. Undefined for the others.
 */
function plainPieces(line: string): Inline[] | undefined {
  if (line !== line.trim()) return undefined;
  const pieces: Inline[] = [];
  plainPiece.lastIndex = 0;
  while (plainPiece.lastIndex < line.length) {
    const isAfterBold = line.startsWith('**', plainPiece.lastIndex - 2);
    const match = plainPiece.exec(line);
    // Four stars in a row are none of ours.
    if (match === null || (isAfterBold && match[1] !== undefined)) return undefined;
    const [text, strong, label, href] = match;
    if (strong !== undefined) pieces.push({ strong });
    else if (label !== undefined && href !== undefined) pieces.push({ label, href });
    else pieces.push(text);
  }
  return pieces;
}

/** What a line says to a reader of Markdown. */
export function parseMarkdown(line: string): RichText {
  const pieces = piecesOf(fromMarkdown(line, { extensions: [onlyBoldAndLinks] }), line);
  return pieces.length === 1 && typeof pieces[0] === 'string' ? pieces[0] : pieces;
}

/** Markdown's other marks are no marks here: a line that starts with `1.` or `#` is just a line. */
const onlyBoldAndLinks = {
  disable: {
    null: [
      'autolink',
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'hardBreakEscape',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

function piecesOf(node: Nodes, line: string): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'strong':
      return [{ strong: wordsOf(node) }];
    case 'link':
      return [{ label: wordsOf(node), href: node.url }];
    case 'root':
    case 'paragraph':
      return node.children.flatMap((child) => piecesOf(child, line));
    default:
      return [line.slice(node.position?.start.offset, node.position?.end.offset)];
  }
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
