import { dutchDate } from '../../shared/text/dutch-date.ts';
import { Checked } from './CheckedOn.styles.ts';

/** When the text was last verified; `date` is an ISO date such as `2026-11-01`. */
export function CheckedOn({ date }: { date: string }) {
  return (
    <Checked>
      Laatst gecontroleerd op <time dateTime={date}>{dutchDate(date)}</time>
    </Checked>
  );
}
