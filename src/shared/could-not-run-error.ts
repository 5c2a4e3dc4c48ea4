/**
 * The command cannot run (exit code 2). `message` gives the solution and is printed without a stack: Dutch for authors,
 * English for operators.
 */
export class CouldNotRunError extends Error {
  override name = 'CouldNotRunError';
}
