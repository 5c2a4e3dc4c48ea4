import type { JsonObject } from '../../../shared/json/json-value.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { fieldsMeant } from '../../text/author-words.ts';

/** The fields that an author may call so, by likelihood: as their form does, else with another word for them. */
export function fieldsCalled(name: string, fields: ReadonlyMap<string, JsonObject>): string[] {
  // The label of a `type` is that of the whole block.
  const ownLabels = [...fields].filter(([, schema]) => !Object.hasOwn(schema, 'const'));
  const meant = fieldsMeant(name).filter((field) => fields.has(field));
  return [...new Set([...fieldsWithLabel(name, ownLabels), ...meant])];
}

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
