import type { JsonValue } from '../json/json-value.ts';
import type { DocumentKind } from '../page/document-kind.ts';

/** What an author fills in, by the kind of its value. Lengths in characters. */
export type FormControl =
  /**
   * `day`: as `YYYY-MM-DD`. `rich`: with bold and links. `suggest`: what the author may choose from, `page` whole pages only; of
   * pictures those that fit the regular expression `pattern`.
   */
  | {
      kind: 'text';
      form: 'line' | 'day' | 'paragraph' | 'rich';
      suggest?: 'link' | 'page' | 'picture';
      pattern?: string;
      maxLength?: number;
    }
  /** `unit`: in what a visitor reads it, such as `€` or `%`. */
  | { kind: 'number'; minimum?: number; maximum?: number; isWhole: boolean; unit?: string }
  | { kind: 'choice'; options: { value: JsonValue; label: string }[] }
  | { kind: 'boolean' }
  | {
      kind: 'list';
      item: FormControl;
      start: JsonValue;
      minItems: number;
      maxItems?: number;
      /** Whether no two items may be equal. */
      uniqueItems: boolean;
    }
  | ({ kind: 'group'; start: JsonValue } & FormGroup)
  /** A value of one of these kinds; the first is usual. */
  | { kind: 'either'; controls: FormControl[] };

/** The control of one kind of value. */
export type ControlOf<Kind extends FormControl['kind']> = Extract<FormControl, { kind: Kind }>;

/** The fields of an object. */
export interface FormGroup {
  fields: FormField[];
  /** All its names as the schema lists them, also those without a control. */
  order: string[];
}

/** A field of a form, as its schema explains it. */
export interface FormField {
  name: string;
  label: string;
  /** Whether what stands above it says the label already. */
  isLabelHidden?: boolean;
  help: string;
  isRequired: boolean;
  control: FormControl;
}

/** A block that an author can add. */
export interface BlockForm extends FormGroup {
  type: string;
  label: string;
  /** What it is for. */
  description: string;
  /** When to use it. */
  usage?: string;
  /** With what it begins. */
  example: JsonValue;
}

/** What documents can be filled in with. */
export interface EditorForms {
  blocks: BlockForm[];
  /** The fields of a whole document, by its kind; of a page without its blocks. */
  documents: Record<Exclude<DocumentKind, 'shared'>, FormGroup>;
}
