import { type DocumentPlace, fieldAt } from './field-at.ts';
import { schemaFields } from './rich-text-fields.ts';
import type { Schemas } from './schemas.ts';

/** Whether a list of points, `items`, can stand beside a text. In a type that no schema knows it can: the one that was meant may have it. */
export type HasListBeside = (text: DocumentPlace) => boolean;

/** The predicate of a site with these schemas. */
export function listBesidePredicate(schemas: Schemas): HasListBeside {
  const texts = new Map([...schemas.keys()].map((file) => [file, textsOf(schemas, file)]));
  return (text) => {
    const { file, field } = fieldAt(text);
    return texts.get(file)?.has(listBeside(field)) ?? true;
  };
}

function textsOf(schemas: Schemas, file: string): ReadonlySet<string> {
  const texts = schemaFields(schemas, file).filter(({ isText }) => isText);
  return new Set(texts.map(({ path }) => path.join('/')));
}

/** The texts of the list beside a field, which may be a list itself. */
function listBeside(field: string): string {
  const steps = field.split('/');
  while (steps.at(-1) === '*') steps.pop();
  return [...steps.slice(0, -1), 'items', '*'].join('/');
}
