/**
 * The command could not do its work at all (exit code 2). `message` says how to mend it and is printed without a stack:
 * in Dutch for authors, in English for whoever runs the server.
 */
export class CouldNotRunError extends Error {
  override name = 'CouldNotRunError';
}
