import type { FieldDefinition } from './field-definition.ts';
import type { Notice } from './notices.ts';

/** A form that sends a lead, as data. */
export interface LeadFormDefinition<Name extends string = string> {
  /** What its draft is kept under. */
  name: string;
  fields: readonly FieldDefinition<Name>[];
  submitLabel: string;
  /** On the button while sending. */
  busyLabel: 'Verzenden...' | 'Bezig...';
  notices: {
    sent: Notice;
    /** The function answered, but not with yes. */
    refused: Notice;
    /** Nothing answered. */
    unreachable: Notice;
    /** Something required is empty; without it the fields say it alone. */
    missing?: Notice;
  };
}
