import { errorCode } from '../../../shared/error-code.ts';

const full =
  'Er is geen ruimte meer op de schijf. Maak ruimte, bijvoorbeeld door de prullenbak te legen, en probeer het opnieuw.';
const forbidden =
  'Deze computer laat het bestand niet veranderen. Kijk of de map alleen-lezen is, en probeer het opnieuw.';

/** What an author can do about it, by what the system says. */
const refusals: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', full],
  ['EDQUOT', full],
  ['EFBIG', full],
  ['EACCES', forbidden],
  ['EPERM', forbidden],
  ['EROFS', forbidden],
  ['EBUSY', 'Een ander programma houdt het bestand vast. Sluit dat, en probeer het opnieuw.'],
]);

/** Why a file could not be written, in a sentence with the way out; undefined for what an author cannot fix. */
export function fileRefusal(error: unknown): string | undefined {
  return refusals.get(errorCode(error));
}
