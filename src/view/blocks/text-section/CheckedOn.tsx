import { dutchMonths } from '../../../shared/dutch-months.ts';
import { Checked } from './TextSection.styles.ts';

/** `1 november 2026`. By hand: making an `Intl.DateTimeFormat` takes long. */
function inWords(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${dutchMonths[month - 1]} ${year}`;
}

/** When the text was last verified; `date` is an ISO date such as `2026-11-01`. */
export function CheckedOn({ date }: { date: string }) {
  return (
    <Checked>
      Laatst gecontroleerd op <time dateTime={date}>{inWords(date)}</time>
    </Checked>
  );
}
