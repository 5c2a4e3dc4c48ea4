import type { AuthoredDocument } from '../schema-types.ts';

type NamesIn<Value> = Value extends readonly (infer Item)[]
  ? NamesIn<Item>
  : Value extends object
    ? { [Name in keyof Value & string]-?: Name | NamesIn<Value[Name]> }[keyof Value & string]
    : never;

/** The name of a field of some document, at any depth. */
export type FieldName = NamesIn<AuthoredDocument>;
