/** Dutch month names, January first. */
export const dutchMonths: readonly string[] =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

/**
 * `1 november 2026`. By hand: making an `Intl.DateTimeFormat` takes long.
 * @param isoDate such as `2026-11-01`
 */
export function dutchDate(isoDate: string): string {
  const [year, month = 1, day] = isoDate.split('-').map(Number);
  return `${day} ${dutchMonths[month - 1]} ${year}`;
}
