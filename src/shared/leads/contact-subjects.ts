import type { Option } from '../lease/lease-settings.ts';
import { leaseTypeOptions } from '../lease/lease-types.ts';

/** Subjects of a message; the value is sent. */
export const contactSubjects: readonly Option[] = [
  { value: 'offerte', label: 'Offerte aanvragen' },
  ...leaseTypeOptions,
  { value: 'insurance', label: 'Verzekering' },
  { value: 'other', label: 'Anders' },
];
