import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { diskFullCodes } from '../../../shared/disk-full.ts';
import { errorCode } from '../../../shared/error-code.ts';

const full =
  'Er is geen ruimte meer op de schijf. Maak ruimte, bijvoorbeeld door de prullenbak te legen, en probeer het opnieuw.';
const forbidden =
  'Deze computer laat het bestand niet veranderen. Kijk of de map alleen-lezen is, en probeer het opnieuw.';

/** What an author can do about a file that could not be written, by what the system says. */
const refusals: ReadonlyMap<string, string> = new Map([
  ...diskFullCodes.map((code) => [code, full] as const),
  ['EACCES', forbidden],
  ['EPERM', forbidden],
  ['EROFS', forbidden],
  ['EBUSY', 'Een ander programma houdt het bestand vast. Sluit dat, en probeer het opnieuw.'],
]);

/** What an act answers; when it refuses for a reason that an author can fix, that reason. */
export async function answered<Answer>(act: () => Promise<Answer>): Promise<Answer | { message: string }> {
  try {
    return await act();
  } catch (error) {
    const message = error instanceof CouldNotRunError ? error.message : refusals.get(errorCode(error));
    if (message === undefined) throw error;
    return { message };
  }
}
