/** What was filled in, by field name; trimmed, empty when nothing was. */
export type FormValues<Name extends string = string> = Record<Name, string>;

/** One field of a form, as data. */
export interface FieldDefinition<Name extends string = string> {
  name: Name;
  label: string;
  control: 'input' | 'textarea' | 'select';
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'numeric';
  /** What to say when it is left empty. A field without is not required, and is marked so. */
  required?: string;
  /** What to say when it is filled in wrong; nothing when it is right. Stops the form. */
  check?(value: string): string | undefined;
  /** Like `check`, but only advice: the form can be sent. */
  advise?(value: string): string | undefined;
  /** The way the value is sent. */
  tidy?(value: string): string;
  /** In characters; what a line may have unless told. */
  maxLength?: number;
  /** For a select. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
}
