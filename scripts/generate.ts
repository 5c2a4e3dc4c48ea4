import { fileURLToPath } from 'node:url';
import { writeGenerated } from '../src/build/schema/write-generated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const onlyLook = process.argv.includes('--check');
const changed = await writeGenerated(root, onlyLook);
for (const file of changed) {
  console.error(onlyLook ? `${file} is out of date: run "npm run generate".` : `Wrote ${file}.`);
}
if (onlyLook && changed.length > 0) process.exitCode = 1;
