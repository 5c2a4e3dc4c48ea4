/** What a message can be about; the value travels, the label is read. */
export const contactSubjects = [
  { value: 'offerte', label: 'Offerte aanvragen' },
  { value: 'financial', label: 'Financial Lease' },
  { value: 'operational', label: 'Operational Lease' },
  { value: 'fullservice', label: 'Full Service Lease' },
  { value: 'saleleaseback', label: 'Sale & Leaseback' },
  { value: 'insurance', label: 'Verzekering' },
  { value: 'other', label: 'Anders' },
] as const;
