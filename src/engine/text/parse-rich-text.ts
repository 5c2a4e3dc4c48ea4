import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, RichText } from '../../shared/rich-text.ts';

/** Parses `**bold**`, `*italics*` and `[label](/path)`; text without marks stays a string. */
export function parseRichText(line: string): RichText {
  if (!/\*|\]\(/.test(line)) return line;
  return plainPieces(line) ?? parseMarkdown(line);
}

/** `120*80*100` multiplies. */
const timesSign = /(?<=\d)\*(?=\d)/g;

/** Bold, italics, link (letters or digits at both ends) or plain text. */
const plainPiece =
  /\*\*([\p{L}\p{N}](?:[^*[\]\\`<>&_!\r\n\t]*[\p{L}\p{N}])?)\*\*|\*([\p{L}\p{N}](?:[^*[\]\\`<>&_!\r\n\t]*[\p{L}\p{N}])?)\*(?!\*)|\[([\p{L}\p{N}](?:[^*[\]\\`<>&_!\r\n\t]*[\p{L}\p{N}])?)\]\(([^()*[\]\\`<>&_!\s]+)\)|[^*[\]\\`<>&_!\r\n\t]+/uy;

/** Fast path for plain marks and links; undefined for other lines. */
function plainPieces(line: string): Inline[] | undefined {
  if (line !== line.trim() || line.search(timesSign) !== -1) return undefined;
  const pieces: Inline[] = [];
  plainPiece.lastIndex = 0;
  while (plainPiece.lastIndex < line.length) {
    const isAfterStar = line[plainPiece.lastIndex - 1] === '*';
    const match = plainPiece.exec(line);
    // `****` is not bold, and `***` may be anything.
    if (match === null || (isAfterStar && match[0].startsWith('*'))) return undefined;
    const [text, strong, em, label, href] = match;
    if (strong !== undefined) pieces.push({ strong });
    else if (em !== undefined) pieces.push({ em });
    else if (label !== undefined && href !== undefined) pieces.push({ label, href });
    else pieces.push(text);
  }
  return pieces;
}

/** Parses marks and links with the Markdown parser. */
export function parseMarkdown(line: string): RichText {
  const escaped = line.replace(timesSign, '\\*');
  const pieces = piecesOf(fromMarkdown(escaped, { extensions: [onlyMarksAndLinks] }), escaped);
  return pieces.length === 1 && typeof pieces[0] === 'string' ? pieces[0] : pieces;
}

/** `1.` or `#` at the start of a line is literal. */
const onlyMarksAndLinks = {
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
      return marked(node, (strong) => ({ strong }));
    case 'emphasis':
      if (line[node.position?.start.offset ?? 0] === '*') return marked(node, (em) => ({ em }));
      return hasLink(node)
        ? ['_', ...node.children.flatMap((child) => piecesOf(child, line)), '_']
        : [sourceOf(node, line)];
    case 'link':
      return [{ label: wordsOf(node), href: node.url }];
    case 'root':
    case 'paragraph':
      return node.children.flatMap((child) => piecesOf(child, line));
    default:
      return [sourceOf(node, line)];
  }
}

/** The words within a mark. A link among them stays one: it cannot be marked as well. */
function marked(node: Nodes, mark: (words: string) => Inline): Inline[] {
  if (node.type === 'link') return piecesOf(node, '');
  if (!('children' in node) || !hasLink(node)) return [mark(wordsOf(node))];
  return node.children.flatMap((child) => marked(child, mark));
}

function hasLink(node: Nodes): boolean {
  return node.type === 'link' || ('children' in node && node.children.some(hasLink));
}

function sourceOf({ position }: Nodes, line: string): string {
  return line.slice(position?.start.offset, position?.end.offset).replace(/(?<=\d)\\\*(?=\d)/g, '*');
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
