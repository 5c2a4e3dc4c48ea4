import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { fileRefusal } from './file-refusal.ts';

/** What an act answers; when it refuses for a reason that an author can fix, that reason. */
export async function answered<Answer>(act: () => Promise<Answer>): Promise<Answer | { message: string }> {
  try {
    return await act();
  } catch (error) {
    const message = error instanceof CouldNotRunError ? error.message : fileRefusal(error);
    if (message === undefined) throw error;
    return { message };
  }
}
