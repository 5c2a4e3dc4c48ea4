/** The command could not do its work at all (exit code 2); `message` is Dutch and meant for the author. */
export class CouldNotRunError extends Error {
  override name = 'CouldNotRunError';
}
