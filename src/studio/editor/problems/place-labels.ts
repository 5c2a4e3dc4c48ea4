import { placeOfForm, placesWithin } from '../../../shared/authors/form-place.ts';
import { holderOf, type Section } from '../store/sections.ts';

/** The labels of a value in the form of a part, outermost first: `Kaarten 2`, `Beschrijving`. */
export function labelsTo(pointer: string, { form, label, ...section }: Section): string[] {
  const [, ...steps] = pointer.slice(holderOf(section).length).split('/');
  const labels: string[] = [];
  for (const [index, { label: called }] of placesWithin(placeOfForm(form), steps).entries()) {
    const isItem = /^\d+$/.test(steps[index] ?? '');
    if (called !== undefined) labels.push(called);
    else if (isItem && labels.length > 0) labels.push(`${labels.pop()} ${Number(steps[index]) + 1}`);
    // A step without a label is left out.
    else break;
  }
  return labels[0] === label ? labels.slice(1) : labels;
}
