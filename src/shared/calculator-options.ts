/** In months. */
export const termsInMonths = [24, 36, 48, 60, 72] as const;

/** The term as people write it: `48 maanden`. */
export function termInWords(months: number): string {
  return `${months} maanden`;
}

/** Kilometres per year in the general calculator. */
export const generalMileages = [
  { value: '10000', label: '10.000' },
  { value: '15000', label: '15.000' },
  { value: '20000', label: '20.000' },
  { value: '25000', label: '25.000' },
  { value: '30000', label: '30.000' },
] as const;

/** Kilometres per year on vehicle pages. */
export const vehicleMileages = [
  { value: '15000', label: '15.000' },
  { value: '25000', label: '25.000' },
  { value: '35000', label: '35.000' },
  { value: '50000+', label: '50.000+' },
] as const;

/** Kinds of IT hardware. */
export const hardwareTypes = [
  { value: 'laptops', label: 'Laptops & computers' },
  { value: 'servers', label: 'Servers & storage' },
  { value: 'networking', label: 'Netwerk & communicatie' },
  { value: 'other', label: 'Overig' },
] as const;
