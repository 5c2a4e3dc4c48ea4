/** A failure that whoever starts the server can mend: its message says how, so print that and no stack. */
export class StartError extends Error {
  override name = 'StartError';
}
