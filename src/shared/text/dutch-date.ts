/** Dutch month names, January first. */
export const dutchMonths = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/**
 * `1 november 2026`; a text that is no day as it stands. By hand: making an `Intl.DateTimeFormat` takes long.
 * @param isoDate such as `2026-11-01`
 */
export function dutchDate(isoDate: string): string {
  const [year, month = 0, day] = isoDate.split('-').map(Number);
  const name = dutchMonths[month - 1];
  return name === undefined ? isoDate : `${day} ${name} ${year}`;
}

/** A moment's day by the clock of the device, as `1 november 2026`. */
export function dutchDay(moment: Date): string {
  return `${moment.getDate()} ${dutchMonths[moment.getMonth()]} ${moment.getFullYear()}`;
}
