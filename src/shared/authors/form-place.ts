import type { BlockForm, FormControl, FormGroup } from './editor-forms.ts';

/** What a form has for a value. */
export interface FormPlace {
  /** What the form calls it; absent for an item, and for what has no place in the form. */
  label?: string;
  control?: FormControl;
}

/** The place of a whole document or block. */
export function placeOfForm(form: FormGroup | BlockForm | undefined): FormPlace {
  if (form === undefined) return {};
  return {
    label: 'label' in form ? form.label : undefined,
    control: { kind: 'group', start: null, ...form },
  };
}

/** The place of a field or an item of a value. */
export function placeWithin({ control }: FormPlace, step: string | number): FormPlace {
  const kinds = control?.kind === 'either' ? control.controls : control ? [control] : [];
  const field = kinds
    .flatMap((kind) => (kind.kind === 'group' ? kind.fields : []))
    .find(({ name }) => name === step);
  if (field) return { label: field.label, control: field.control };
  const [item] = kinds.flatMap((kind) => (kind.kind === 'list' ? [kind.item] : []));
  return item ? { control: item } : {};
}

/** The place of each step to a value. */
export function placesWithin(form: FormPlace, steps: readonly (string | number)[]): FormPlace[] {
  let place = form;
  return steps.map((step) => {
    place = placeWithin(place, step);
    return place;
  });
}
