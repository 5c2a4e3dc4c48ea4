import { dutchMoment } from './dutch-moment.ts';

/** Today in the Netherlands, `YYYY-MM-DD`. */
export function today(): string {
  return dutchMoment(new Date()).date;
}
