import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { FormControl, FormField, FormGroup } from '../../../shared/authors/editor-forms.ts';
import { placesWithin } from '../../../shared/authors/form-place.ts';
import { startOfControl } from '../../../shared/authors/start-of-control.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { objectOrEmpty } from '../store/sections.ts';

/** The text to which steps lead, if one stands there. */
type TextAt = (steps: readonly string[]) => string | undefined;

/** What the schemas say of the value to which these steps lead; undefined where they say nothing. */
export function controlAt(
  steps: readonly string[],
  screen: EditorScreen,
  textAt: TextAt,
): FormControl | undefined {
  const { document, forms } = screen;
  // It cannot be another shared block.
  if (document.kind === 'shared')
    return inside(
      blockControl((name) => textAt([name]), { forms, shared: [] }),
      steps,
    );
  if (document.kind !== 'page' || steps[0] !== 'blocks')
    return inside(groupOf(forms.documents[document.kind]), steps);
  const [list, index, ...rest] = steps;
  if (index === undefined) return blockList(screen);
  return inside(
    blockControl((name) => textAt([list, index, name]), screen),
    rest,
  );
}

function inside(control: FormControl | undefined, steps: readonly string[]): FormControl | undefined {
  return steps.length === 0 ? control : placesWithin({ control }, steps).at(-1)?.control;
}

/** The type of a block, or the name of a shared one, is not a control of its form: it decides which form there is. */
function blockControl(
  fieldAt: (name: string) => string | undefined,
  { forms, shared }: Pick<EditorScreen, 'forms' | 'shared'>,
): FormControl | undefined {
  const type = fieldAt('type');
  const name = fieldAt('shared');
  const types = forms.blocks.map(({ type, label }) => ({ value: type, label }));
  const names = shared.map(({ name, title }) => ({ value: name, label: title }));
  const typeField = choiceField('type', { label: 'Soort blok', options: types });
  const sharedField = choiceField('shared', { label: 'Gedeeld blok', options: names });
  if (name !== undefined && shared.length > 0) {
    const rows = shared.find((each) => each.name === name)?.rows ?? [];
    return groupOf({ fields: [sharedField, ...(rows.length > 0 ? [rowsField(rows)] : [])], order: [] });
  }
  const { fields = [] } = forms.blocks.find((form) => form.type === type) ?? {};
  const isOpen = type === undefined && shared.length > 0;
  return groupOf({ fields: [typeField, ...(isOpen ? [sharedField] : []), ...fields], order: [] });
}

function choiceField(
  name: string,
  { label, options }: { label: string; options: { value: string; label: string }[] },
): FormField {
  return { name, label, help: '', isRequired: true, control: { kind: 'choice', options } };
}

/** Which rows of a shared block stand here. */
function rowsField(rows: readonly { key: string; title: string }[]): FormField {
  const options = rows.map(({ key, title }) => ({ value: key, label: title }));
  return {
    name: 'only',
    label: 'Welke rijen',
    help: '',
    isRequired: false,
    control: listOf({ kind: 'choice', options }),
  };
}

/** All that can be added to a page, as it begins; a name in addresses might be taken. */
function blockList({ forms, shared }: EditorScreen): FormControl {
  const own = forms.blocks.map(({ example, label }) => ({ value: withoutId(example), label }));
  const others = shared.map(({ name, title }) => ({ value: { shared: name }, label: `gedeeld: ${title}` }));
  return listOf({ kind: 'choice', options: [...own, ...others] });
}

function withoutId(block: JsonValue): JsonValue {
  const { id: _, ...rest } = objectOrEmpty(block);
  return rest;
}

function listOf(item: FormControl): FormControl {
  return { kind: 'list', item, start: startOfControl(item), minItems: 1, uniqueItems: false };
}

function groupOf(form: FormGroup | undefined): FormControl | undefined {
  return form && { kind: 'group', start: {}, ...form };
}
