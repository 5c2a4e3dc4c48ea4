import type { FormPlace } from '../../../shared/authors/form-place.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { textsAndNumbers } from './texts-and-numbers.ts';
import type { ValueChange } from './value-changes.ts';

const figure =
  /€\s?\d(?:[\d.,]*\d)?(?:\s(?:miljoen|mln))?|\d(?:[\d.,]*\d)?\s?(?:%|procent\b|euro\b|(?:maanden|maand|jaar|dagen|werkdagen|uur|km|kg|ton|pk|kW|m³|m²)(?![\p{L}]))/gu;

/** Such as `€ 1.250`, `21%`, `60 maanden`, and every JSON number; whatever space is in one, it is the same figure. */
function figuresIn(value: JsonValue | undefined, form: FormPlace | undefined): string[] {
  return textsAndNumbers(value, form).flatMap(({ text, isNumber }) =>
    isNumber ? [text] : (text.match(figure) ?? []).map((found) => found.replace(/\s/, ' ')),
  );
}

/** Figures removed and added; a moved figure is neither. */
export function changedFigures({ before, after, form }: ValueChange): { removed: string[]; added: string[] } {
  const old = figuresIn(before, form);
  const present = figuresIn(after, form);
  return { removed: without(old, present), added: without(present, old) };
}

function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
