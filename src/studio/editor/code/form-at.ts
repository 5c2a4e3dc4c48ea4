import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { FormControl, FormGroup } from '../../../shared/authors/editor-forms.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { asObject } from '../sections.ts';

/** What the schemas say of the value to which these steps lead; undefined where they say nothing. */
export function controlAt(
  steps: readonly string[],
  { forms, document }: EditorScreen,
  value: JsonValue | undefined,
): FormControl | undefined {
  const [first, index, ...rest] = steps;
  if (document.kind === 'page' && first === 'blocks') {
    if (index === undefined) return undefined;
    return inside(groupOf(blockFormOf(valueAt(value, `/blocks/${index}`), forms.blocks)), rest);
  }
  if (document.kind === 'shared') return inside(groupOf(blockFormOf(value, forms.blocks)), steps);
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

function blockFormOf<Form extends FormGroup & { type: string }>(
  block: JsonValue | undefined,
  forms: readonly Form[],
): Form | undefined {
  return forms.find(({ type }) => type === asObject(block).type);
}

function groupOf(form: FormGroup | undefined): FormControl | undefined {
  return form && { kind: 'group', start: {}, ...form };
}
