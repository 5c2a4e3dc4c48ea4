import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever a command is run from. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
