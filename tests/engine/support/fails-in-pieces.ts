import { setTimeout } from 'node:timers/promises';

/** Prints a letter of two bytes in two pieces, as one at the end of what a pipe holds, and fails. */
const bytes = Buffer.from('é');
process.stderr.write(bytes.subarray(0, 1));
await setTimeout(200);
process.stderr.write(bytes.subarray(1));
process.exitCode = 1;
