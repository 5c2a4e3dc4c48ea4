/**
 * The `tel:` URL of a Dutch phone number: `026-000 00 00` gives `tel:+31260000000`. One with `+` or `00` keeps its
 * country.
 */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  if (digits.startsWith('+')) return `tel:${digits}`;
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`;
  return `tel:+31${digits.replace(/^0/, '')}`;
}
