import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { FormControl, FormGroup } from '../../../shared/authors/editor-forms.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { asObject } from '../sections.ts';

/** What the schemas say of the value to which these steps lead; undefined where they say nothing. */
export function controlAt(
  steps: readonly string[],
  screen: EditorScreen,
  value: JsonValue | undefined,
): FormControl | undefined {
  const { document, forms } = screen;
  const [first, index, ...rest] = steps;
  if (document.kind === 'page' && first === 'blocks') {
    if (index === undefined) return undefined;
    return inBlock(rest, valueAt(value, `/blocks/${index}`), screen);
  }
  // It cannot be another shared block.
  if (document.kind === 'shared') return inBlock(steps, value, { ...screen, shared: [] });
  return inside(groupOf(forms.documents[document.kind]), steps);
}

function inside(
  control: FormControl | undefined,
  [step, ...rest]: readonly string[],
): FormControl | undefined {
  if (control === undefined || step === undefined) return control;
  switch (control.kind) {
    case 'group':
      return inside(control.fields.find(({ name }) => name === step)?.control, rest);
    case 'list':
      return inside(control.item, rest);
    case 'either':
      return inside(
        control.controls.find(({ kind }) => kind === 'group' || kind === 'list'),
        [step, ...rest],
      );
    default:
      return undefined;
  }
}

/** What kind of block it is, or which shared one, is no control of a form: it decides which form there is. */
function inBlock(
  steps: readonly string[],
  block: JsonValue | undefined,
  { forms, shared }: EditorScreen,
): FormControl | undefined {
  switch (steps.join('/')) {
    case 'type':
      return { kind: 'choice', options: forms.blocks.map(({ type, label }) => ({ value: type, label })) };
    case 'shared':
      return { kind: 'choice', options: shared.map(({ name, title }) => ({ value: name, label: title })) };
    default:
      return inside(groupOf(forms.blocks.find(({ type }) => type === asObject(block).type)), steps);
  }
}

function groupOf(form: FormGroup | undefined): FormControl | undefined {
  return form && { kind: 'group', start: {}, ...form };
}
