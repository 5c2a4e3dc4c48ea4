import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { Report } from '../parts/Dialog.styles.ts';

/** What a report of changes says: headings, lists, tables, and words that went or came. */
export function MarkdownReport({ markdown }: { markdown: string }): ReactNode {
  // A table is no CommonMark.
  const parts = markdown.split(/(\n\n(?:\|.*\n)+)/).filter((part) => part.trim() !== '');
  return (
    <Report tabIndex={0} role="region" aria-label="Wat er voor bezoekers verandert">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Part key={index} text={part.trim()} />
      ))}
    </Report>
  );
}

function Part({ text }: { text: string }): ReactNode {
  if (!text.startsWith('|')) return all(fromMarkdown(text).children, nodeOf);
  const [head = [], , ...rows] = text.split('\n').map((line) => line.slice(1, -1).split(/(?<!\\)\|/));
  return (
    <table>
      <thead>
        <tr>
          {all(head, (cell) => (
            <th>{inlineOf(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all(rows, (row) => (
          <tr>
            {all(row, (cell) => (
              <td>{inlineOf(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inlineOf(cell: string): ReactNode {
  return fromMarkdown(cell.trim()).children.map((node) =>
    'children' in node ? wordsOf(node.children) : null,
  );
}

function nodeOf(node: RootContent): ReactNode {
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? null : <h3>{wordsOf(node.children)}</h3>;
    case 'paragraph':
      return <p>{wordsOf(node.children)}</p>;
    case 'list':
      return (
        <ul>
          {all(node.children, (item) => (
            <li>{all(item.children, nodeOf)}</li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}

/** `<del>` and `<ins>` come as three pieces: what begins, the words, what ends. */
function wordsOf(pieces: readonly (PhrasingContent | RootContent)[]): ReactNode {
  let mark = '';
  return all(pieces, (piece) => {
    switch (piece.type) {
      case 'html':
        mark = piece.value.startsWith('</') ? '' : piece.value;
        return null;
      case 'text':
        return mark === '<del>' ? (
          <del>{piece.value}</del>
        ) : mark === '<ins>' ? (
          <ins>{piece.value}</ins>
        ) : (
          piece.value
        );
      case 'strong':
        return <strong>{wordsOf(piece.children)}</strong>;
      case 'inlineCode':
        return <code>{piece.value}</code>;
      default:
        return 'children' in piece ? wordsOf(piece.children) : null;
    }
  });
}

function all<Value>(values: readonly Value[], show: (value: Value) => ReactNode): ReactNode {
  return values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>{show(value)}</Fragment>
  ));
}
