/** The day it is now where the authors are, as `2027-03-01`. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' }).format();
}
