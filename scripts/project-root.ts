import { join } from 'node:path';

/** The project's own folder, wherever a command is run from. */
export const projectRoot = join(import.meta.dirname, '..');
