import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { SyntaxNode } from '@lezer/common';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import { startOfControl } from '../../../shared/authors/start-of-control.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { controlAt } from './form-at.ts';
import { nameOf, nodeAt, stepsTo } from './json-place.ts';

interface Known {
  screen: EditorScreen;
  /** Of the document, while it is JSON. */
  value: JsonValue | undefined;
}

/** Offers names of fields, choices, pages and pictures, from the same forms as the form. */
export function completionsAt(context: CompletionContext, known: Known): CompletionResult | null {
  const { state, pos } = context;
  const node = nodeAt(state, pos);
  const isText = node.name === 'String' || node.name === 'PropertyName';
  const isName = node.name === 'PropertyName' || node.name === 'Object';
  if (!isText && !context.explicit) return null;
  const options = isName ? nameOptions(context, node, known) : valueOptions(context, node, known);
  if (options.length === 0) return null;
  return isText ? { from: node.from, to: node.to, options, filter: true } : { from: pos, options };
}

function nameOptions({ state }: CompletionContext, node: SyntaxNode, { screen, value }: Known): Completion[] {
  const object = node.name === 'Object' ? node : node.parent?.parent;
  const control = controlAt(stepsTo(state, object ?? null), screen, value);
  if (!object || control?.kind !== 'group') return [];
  const present = new Set(object.getChildren('Property').map((property) => nameOf(state, property)));
  const isWritten = node.name === 'PropertyName';
  return control.fields
    .filter(({ name }) => isWritten || !present.has(name))
    .map(({ name, label, help, control: field }) => ({
      label: `"${name}"`,
      detail: label,
      info: help,
      apply: isWritten ? `"${name}"` : `"${name}": ${JSON.stringify(startOfControl(field))}`,
      type: 'property',
    }));
}

function valueOptions(
  { state }: CompletionContext,
  node: SyntaxNode,
  { screen, value }: Known,
): Completion[] {
  const control = controlAt(stepsTo(state, node), screen, value);
  if (control?.kind === 'choice') {
    return control.options.map((option) => ({ label: JSON.stringify(option.value), detail: option.label }));
  }
  if (control?.kind === 'boolean') return [{ label: 'true' }, { label: 'false' }];
  if (control?.kind !== 'text') return [];
  if (control.suggest === 'link') {
    return screen.targets.flatMap(({ path, title, anchors }) => [
      { label: `"${path}"`, detail: title },
      ...anchors.map((anchor) => ({ label: `"${path}#${anchor}"`, detail: title })),
    ]);
  }
  return control.suggest === 'picture' ? screen.pictures.map((path) => ({ label: `"${path}"` })) : [];
}
