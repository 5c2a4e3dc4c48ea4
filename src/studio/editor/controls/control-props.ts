import type { JsonValue } from '../../../shared/json/json-value.ts';

/** What every control gets. */
export interface ControlProps<Control> {
  control: Control;
  /** JSON pointer of the value, and the control's `name`. */
  pointer: string;
  /** Undefined when the field is absent. */
  value: JsonValue | undefined;
  /** Visible, or spoken where a list shows it once. */
  label: string;
  isLabelHidden?: boolean;
  help?: string;
  isRequired: boolean;
  /** Names of the object that holds it, in the order of the schema. */
  order?: readonly string[];
}
