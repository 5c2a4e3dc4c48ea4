import type {
  BlockForm,
  EditorForms,
  FormControl,
  FormField,
  FormGroup,
} from '../../../shared/authors/editor-forms.ts';
import { startOfControl } from '../../../shared/authors/start-of-control.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { SingleDocument } from '../../../shared/page/document-kind.ts';
import type { FieldName } from '../../../shared/page/field-name.ts';
import { isObject, listAt, numberAt, stringAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { schemaOfKind } from '../../schema/document-kind.ts';
import { createSchemaLookup, type SchemaLookup } from '../../schema/schema-lookup.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { textControl } from './text-control.ts';

/**
 * What an example says that is true of no new block: when somebody looked at its facts and when to do so again, and the pages
 * that stand below another page.
 */
const ofExampleAlone: ReadonlySet<string> = new Set<FieldName>(['checkedOn', 'checkBefore', 'order']);

/** Fields that the engine or another screen writes, so that the form has no control for them. */
const withoutControl = new Set(['$schema', 'blocks']);

/** The forms of all documents and blocks, from the schemas alone. */
export function editorForms(schemas: Schemas): EditorForms {
  const lookup = createSchemaLookup(schemas);
  const fieldsOf = (kind: 'page' | SingleDocument): FormGroup =>
    formGroup(schemas.get(schemaOfKind[kind]) ?? {}, lookup);
  return {
    blocks: [...lookup.blocks].map(([type, schema]) => blockForm(type, schema, lookup)),
    documents: { page: fieldsOf('page'), site: fieldsOf('site'), glossary: fieldsOf('glossary') },
  };
}

function blockForm(type: string, schema: JsonObject, lookup: SchemaLookup): BlockForm {
  const group = formGroup(schema, lookup);
  const [example = { type }] = listAt(schema, 'examples');
  return {
    type,
    label: blockLabel(type, { schema, lookup }),
    description: stringOrEmptyAt(schema, 'description'),
    usage: stringAt(schema, 'usage'),
    ...group,
    example: isObject(example) ? asNew(withPlainItems(example, group), group) : example,
  };
}

/** What authors call a type of block: its label, else its name. */
export function blockLabel(
  type: string,
  { schema, lookup }: { schema: JsonObject; lookup: SchemaLookup },
): string {
  return stringOrEmptyAt(lookup.fieldsOf(schema).get('type'), 'label') || type;
}

/** Removes what is true of the example alone, where it may be absent. */
function asNew(block: JsonObject, { fields }: FormGroup): JsonObject {
  const optional = new Set(fields.filter(({ isRequired }) => !isRequired).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(block).filter(([name]) => !(ofExampleAlone.has(name) && optional.has(name))),
  );
}

/** An example shows what an item can have; a new block begins without the lists that few items need. */
function withPlainItems(block: JsonObject, { fields }: FormGroup): JsonObject {
  const plain = fields.flatMap(({ name, control }): [string, JsonValue][] => {
    if (control.kind !== 'list' || control.item.kind !== 'group' || !(name in block)) return [];
    const extra = control.item.fields.filter((field) => !field.isRequired && field.control.kind === 'list');
    const without = (item: JsonValue): JsonValue =>
      isObject(item)
        ? Object.fromEntries(
            Object.entries(item).filter(([key]) => !extra.some((field) => field.name === key)),
          )
        : item;
    return [[name, listAt(block, name).map(without)]];
  });
  return { ...block, ...Object.fromEntries(plain) };
}

/** The fields of an object schema, in its order. */
function formGroup(schema: JsonObject, lookup: SchemaLookup): FormGroup {
  const required = new Set(lookup.requiredOf(schema));
  const all = [...lookup.fieldsOf(schema)];
  const fields = all
    // What can have one value only, as the type of a block, is no choice.
    .filter(([name, field]) => !withoutControl.has(name) && !('const' in lookup.resolve(field)))
    .map(([name, field]): FormField => {
      const resolved = lookup.resolve(field);
      return {
        name,
        label: stringOrEmptyAt(resolved, 'label') || name,
        help: stringOrEmptyAt(resolved, 'description'),
        isRequired: required.has(name),
        control: controlOf(resolved, { name, lookup }),
      };
    });
  // Shown last: few authors need a block's name in addresses.
  const isLast = ({ name }: FormField): number => Number(name === 'id');
  return {
    fields: fields.sort((one, other) => isLast(one) - isLast(other)),
    order: all.map(([name]) => name),
  };
}

interface Inside {
  /** Of the field. */
  name: string;
  lookup: SchemaLookup;
}

function controlOf(schema: JsonObject, { name, lookup }: Inside): FormControl {
  if (listAt(schema, 'enum').length > 0) return { kind: 'choice', options: optionsOf(schema) };
  if (Array.isArray(schema.type)) {
    const controls = schema.type.map((type) => controlOf({ ...schema, type }, { name, lookup }));
    return { kind: 'either', controls };
  }
  switch (schema.type) {
    case 'array': {
      const items = lookup.itemsOf(schema) ?? {};
      const item = controlOf(items, { name, lookup });
      const minItems = numberAt(schema, 'minItems') ?? 0;
      const maxItems = numberAt(schema, 'maxItems');
      const uniqueItems = schema.uniqueItems === true;
      return { kind: 'list', item, start: startOfControl(item), minItems, maxItems, uniqueItems };
    }
    case 'object': {
      const group = formGroup(schema, lookup);
      return { kind: 'group', ...group, start: startOfFields(group.fields) };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        minimum: numberAt(schema, 'minimum'),
        maximum: numberAt(schema, 'maximum'),
        isWhole: schema.type === 'integer',
        unit: stringAt(schema, 'unit'),
      };
    default:
      return textControl(schema, name);
  }
}

function optionsOf(schema: JsonObject): { value: JsonValue; label: string }[] {
  const explanations = listAt(schema, 'enumDescriptions');
  return listAt(schema, 'enum').map((value, index) => ({
    value,
    label: String(explanations[index] ?? value),
  }));
}

function startOfFields(fields: readonly FormField[]): JsonObject {
  const required = fields.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ name, control }) => [name, startOfControl(control)]));
}
