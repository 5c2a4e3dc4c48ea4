import { writeGenerated } from '../src/build/schema/write-generated.ts';
import { projectRoot } from './project-root.ts';

const onlyLook = process.argv.includes('--check');
const changed = await writeGenerated(projectRoot, onlyLook);
for (const file of changed) {
  console.error(onlyLook ? `${file} is out of date: run "npm run generate".` : `Wrote ${file}.`);
}
if (onlyLook && changed.length > 0) process.exitCode = 1;
