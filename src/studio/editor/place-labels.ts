import type { FormControl, FormGroup } from '../../shared/editor-forms.ts';
import type { Section } from './sections.ts';

/** What the form of a part calls a value in it, from the outside in: `Kaarten 2`, `Beschrijving`. */
export function labelsTo(pointer: string, { form, label, ...section }: Section): string[] {
  // Fields of the card stand in the page.
  const parent = section.pointer === '/card' ? '' : section.pointer;
  const [, ...steps] = pointer.slice(parent.length).split('/');
  const labels = form === undefined ? [] : labelsIn(form, steps);
  return labels[0] === label ? labels.slice(1) : labels;
}

function labelsIn(group: FormGroup, [step, ...rest]: readonly string[]): string[] {
  const field = group.fields.find(({ name }) => name === step);
  return field === undefined ? [] : labelsOf(field, rest);
}

function labelsOf(
  { label, control }: { label: string; control: FormControl },
  steps: readonly string[],
): string[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [label];
  switch (control.kind) {
    case 'list':
      return labelsOf({ label: `${label} ${Number(step) + 1}`, control: control.item }, rest);
    case 'group':
      return [label, ...labelsIn(control, steps)];
    case 'either': {
      const group = control.controls.find(({ kind }) => kind === 'group' || kind === 'list');
      return group === undefined ? [label] : labelsOf({ label, control: group }, steps);
    }
    default:
      return [label];
  }
}
