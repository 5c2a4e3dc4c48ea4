import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { ControlOf, FormControl } from '../../../shared/authors/editor-forms.ts';
import { startOfControl } from '../../../shared/authors/start-of-control.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { addressChoices } from '../parts/link-choices.ts';
import { objectOrEmpty } from '../store/sections.ts';
import { controlAt } from './form-at.ts';
import { nameOf, nodeAt, stepsTo, textAt } from './json-place.ts';

/** Offers names of fields, items of lists, choices, links and pictures, from the same forms as the form. */
export function completionsAt(context: CompletionContext, screen: EditorScreen): CompletionResult | null {
  const { state, pos } = context;
  const node = nodeAt(state, pos);
  const isText = node.name === 'String' || node.name === 'PropertyName';
  const isName = node.name === 'PropertyName' || node.name === 'Object';
  if (!isText && !context.explicit) return null;
  const options = isName ? nameOptions(state, node, screen) : valueOptions(state, node, screen);
  if (options.length === 0) return null;
  if (isText) return { from: node.from, to: node.to, options, filter: true };
  const place = placeAt(context);
  return { from: place.from, options: options.map((option) => inPlace(option, place)), filter: false };
}

function nameOptions(state: EditorState, node: SyntaxNode, screen: EditorScreen): Completion[] {
  const object = node.name === 'Object' ? node : node.parent?.parent;
  const control = object && controlOf(state, object, screen);
  if (!object || control?.kind !== 'group') return [];
  const present = new Set(object.getChildren('Property').map((property) => nameOf(state, property)));
  const isWritten = node.name === 'PropertyName';
  return control.fields
    .filter(({ name }) => isWritten || !present.has(name))
    .map(({ name, label, help, control: field }) => ({
      label: `"${name}"`,
      detail: label,
      info: help || undefined,
      apply: isWritten ? `"${name}"` : `"${name}": ${written(startOfControl(field))}`,
      type: 'property',
    }));
}

function valueOptions(state: EditorState, node: SyntaxNode, screen: EditorScreen): Completion[] {
  const control = controlOf(state, node, screen);
  if (control === undefined) return [];
  if (node.name !== 'Array') return optionsOf(control, screen);
  const lists = control.kind === 'either' ? control.controls : [control];
  return lists.flatMap((list) => (list.kind === 'list' ? optionsOf(list.item, screen) : []));
}

function optionsOf(control: FormControl, screen: EditorScreen): Completion[] {
  switch (control.kind) {
    case 'choice':
      return control.options.map(({ value, label }) => ({
        label: shortly(value),
        detail: label,
        apply: written(value),
      }));
    case 'boolean':
      return [{ label: 'true' }, { label: 'false' }];
    case 'group':
      return [{ label: '{ … }', detail: 'met wat erin hoort', apply: written(startOfControl(control)) }];
    case 'either':
      return control.controls.flatMap((each) => optionsOf(each, screen));
    case 'text':
      return control.suggest === undefined ? [] : suggestions[control.suggest](screen, control);
    default:
      return [];
  }
}

type Suggest = (screen: EditorScreen, control: ControlOf<'text'>) => Completion[];

const suggestions: Record<NonNullable<ControlOf<'text'>['suggest']>, Suggest> = {
  link: addressesOf('link'),
  page: addressesOf('page'),
  picture: ({ pictures }, { pattern = '' }) =>
    pictures
      .filter(({ src }) => new RegExp(pattern).test(src))
      .map(({ src, alt }) => ({ label: `"${src}"`, detail: alt })),
};

function addressesOf(kind: keyof typeof addressChoices): Suggest {
  return (screen) =>
    addressChoices[kind](screen).map(({ address, label }) => ({ label: `"${address}"`, detail: label }));
}

function controlOf(state: EditorState, node: SyntaxNode, screen: EditorScreen): FormControl | undefined {
  return controlAt(stepsTo(state, node), screen, (steps) => textAt(state, steps));
}

/** A block by its type or by the name of the shared one. */
function shortly(value: JsonValue): string {
  const { type, shared } = objectOrEmpty(value);
  return JSON.stringify(type ?? shared ?? value);
}

function written(value: JsonValue): string {
  return JSON.stringify(value, null, 2);
}

/** Where something is inserted, with the commas and the space that its neighbours ask for. */
interface Place {
  from: number;
  start: string;
  /** Between lines: as deep as the line on which it comes. */
  lineBreak: string;
  end: string;
}

function placeAt({ state, pos }: CompletionContext): Place {
  const { text, from } = state.doc.lineAt(pos);
  const head = text.slice(0, pos - from).trimEnd();
  const before = state.sliceDoc(0, pos).trimEnd().at(-1) ?? '';
  const after = state.sliceDoc(pos).trimStart().at(0) ?? '';
  const [indent = ''] = /^\s*/.exec(text) ?? [];
  const lineBreak = state.lineBreak + indent;
  const comma = '{[,:'.includes(before) ? '' : ',';
  const end = ',]}'.includes(after) ? '' : ',';
  if (head === '') return { from: pos, start: comma, lineBreak, end };
  return { from: from + head.length, start: comma + spaceBehind(head, lineBreak), lineBreak, end };
}

/** What stands between the words of a line and what comes behind them: a part that has a line to itself is followed by another. */
function spaceBehind(head: string, lineBreak: string): string {
  const signs = head.replace(/"(?:[^"\\]|\\.)*"/g, '');
  const isInside = signs.replace(/[^[{]/g, '').length > signs.replace(/[^\]}]/g, '').length;
  if (head.endsWith('[')) return '';
  return isInside || head.endsWith(':') ? ' ' : lineBreak;
}

function inPlace(option: Completion, { start, lineBreak, end }: Place): Completion {
  const lines = (typeof option.apply === 'string' ? option.apply : option.label).split('\n');
  return { ...option, apply: start + lines.join(lineBreak) + end };
}
