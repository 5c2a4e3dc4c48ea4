import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { pointerSteps } from '../../../shared/json/json-pointer.ts';

/** Enough for the largest document that a site may have. */
const parseTimeoutMs = 500;

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** The names and indexes that lead from the document to a node of its JSON, the outermost first. */
export function stepsTo(state: EditorState, node: SyntaxNode | null): string[] {
  const { parent } = node ?? {};
  if (!node || !parent) return [];
  const around = stepsTo(state, parent);
  if (parent.name === 'Array' && values.has(node.name)) return [...around, `${indexIn(parent, node)}`];
  if (node.name !== 'Property') return around;
  return [...around, nameOf(state, node)];
}

/** Where the value at a pointer begins, or the nearest thing around it. */
export function offsetOf(state: EditorState, pointer: string): number {
  const steps = pointerSteps(pointer);
  while (steps.length > 0 && !valueAtEnd(state, steps)) steps.pop();
  return valueAtEnd(state, steps)?.from ?? 0;
}

/** The text to which these steps lead, as written between its quotes, also in what is no JSON yet. */
export function textAt(state: EditorState, steps: readonly string[]): string | undefined {
  const node = valueAtEnd(state, steps);
  return node?.name === 'String' ? state.sliceDoc(node.from + 1, node.to - 1) : undefined;
}

function valueAtEnd(state: EditorState, steps: readonly string[]): SyntaxNode | undefined {
  return steps.reduce<SyntaxNode | undefined>(
    (node, step) => node && childOf(state, node, step),
    valuesIn(wholeTree(state).topNode)[0],
  );
}

/** Of the whole document: the editor itself stops parsing when its time slice is over, on a busy machine at once. */
function wholeTree(state: EditorState): Tree {
  return ensureSyntaxTree(state, state.doc.length, parseTimeoutMs) ?? syntaxTree(state);
}

/**
 * The innermost value, property or name at an offset; for a comma, a colon or the end of a bracket the node around it.
 */
export function nodeAt(state: EditorState, place: number): SyntaxNode {
  const { topNode } = wholeTree(state);
  const isBehind = ({ to, lastChild }: SyntaxNode): boolean =>
    to === place && (lastChild?.name === '}' || lastChild?.name === ']');
  for (let node: SyntaxNode | null = topNode.resolveInner(place, -1); node; node = node.parent)
    if ((values.has(node.name) && !isBehind(node)) || node.name.startsWith('Property')) return node;
  return topNode;
}

/** The name of a property, as written between its quotes. */
export function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName');
  return name ? state.sliceDoc(name.from + 1, name.to - 1) : '';
}

function childOf(state: EditorState, node: SyntaxNode, step: string): SyntaxNode | undefined {
  if (node.name === 'Array') return valuesIn(node)[Number(step)];
  const property = node.getChildren('Property').find((each) => nameOf(state, each) === step);
  return property && valuesIn(property)[0];
}

function valuesIn(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (values.has(child.name)) found.push(child);
  return found;
}

function indexIn(list: SyntaxNode, item: SyntaxNode): number {
  return valuesIn(list).findIndex(({ from }) => from === item.from);
}
