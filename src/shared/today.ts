import { dutchTimeZone } from './dutch-time-zone.ts';

/** Today in Amsterdam, `YYYY-MM-DD`. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: dutchTimeZone }).format();
}
