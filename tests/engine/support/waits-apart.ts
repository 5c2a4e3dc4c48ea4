import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, runApart } from '../../../src/engine/bundle/run-apart.ts';

/** Waits for a process of its own, which notes its id in a file and then waits for long. */
const [root = '', noted = '', role] = process.argv.slice(2);

if (role === 'child') {
  endWithParent();
  writeFileSync(noted, String(process.pid));
  setTimeout(() => {}, 60_000);
} else {
  await runApart([join(import.meta.dirname, 'waits-apart.ts'), root, noted, 'child'], { root, mode: 'test' });
}
