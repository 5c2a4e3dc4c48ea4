import type { JsonValue } from '../json/json-value.ts';
import type { FormControl } from './editor-forms.ts';

/** What a new value begins with: its required fields, empty. */
export function startOfControl(control: FormControl): JsonValue {
  switch (control.kind) {
    case 'text':
      return '';
    case 'number':
      return control.minimum ?? 0;
    case 'choice':
      return control.options[0]?.value ?? '';
    case 'boolean':
      return true;
    case 'list':
      return Array.from({ length: Math.max(1, control.minItems) }, () => control.start);
    case 'group':
      return control.start;
    case 'either':
      return control.controls[0] ? startOfControl(control.controls[0]) : '';
  }
}
