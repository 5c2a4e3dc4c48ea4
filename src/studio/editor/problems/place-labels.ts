import { placeOfForm, placesWithin } from '../../../shared/authors/form-place.ts';
import { holderOf, type Section } from '../store/sections.ts';

/** What the form of a part calls a value in it, from the outside in: `Kaarten 2`, `Beschrijving`. */
export function labelsTo(pointer: string, { form, label, ...section }: Section): string[] {
  const [, ...steps] = pointer.slice(holderOf(section).length).split('/');
  const labels: string[] = [];
  for (const [index, { label: called }] of placesWithin(placeOfForm(form), steps).entries()) {
    const isItem = /^\d+$/.test(steps[index] ?? '');
    if (called !== undefined) labels.push(called);
    else if (isItem && labels.length > 0) labels.push(`${labels.pop()} ${Number(steps[index]) + 1}`);
    // What no form knows is not called at all.
    else break;
  }
  return labels[0] === label ? labels.slice(1) : labels;
}
