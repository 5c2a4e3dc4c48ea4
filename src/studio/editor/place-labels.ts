import { placeOfForm, placesWithin } from '../../shared/authors/form-place.ts';
import type { Section } from './sections.ts';

/** What the form of a part calls a value in it, from the outside in: `Kaarten 2`, `Beschrijving`. */
export function labelsTo(pointer: string, { form, label, ...section }: Section): string[] {
  // Fields of the card stand in the page.
  const parent = section.pointer === '/card' ? '' : section.pointer;
  const [, ...steps] = pointer.slice(parent.length).split('/');
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
