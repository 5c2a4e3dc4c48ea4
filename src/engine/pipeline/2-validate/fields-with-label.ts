import { stringOrEmptyAt } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';

/** The fields that the form of the editor calls so: `Voorbeeldprijs` means `priceExample`. */
export function fieldsWithLabel(label: string, fields: Iterable<readonly [string, JsonObject]>): string[] {
  const wanted = plain(label);
  return [...fields].flatMap(([name, schema]) =>
    wanted !== '' && plain(stringOrEmptyAt(schema, 'label')) === wanted ? [name] : [],
  );
}

/** However an author joins its words. */
function plain(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
