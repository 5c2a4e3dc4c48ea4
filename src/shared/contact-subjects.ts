/** Subjects of a message; the value is sent. */
export const contactSubjects = [
  { value: 'offerte', label: 'Offerte aanvragen' },
  { value: 'financial', label: 'Financial Lease' },
  { value: 'operational', label: 'Operational Lease' },
  { value: 'fullservice', label: 'Full Service Lease' },
  { value: 'saleleaseback', label: 'Sale & Leaseback' },
  { value: 'insurance', label: 'Verzekering' },
  { value: 'other', label: 'Anders' },
] as const;
