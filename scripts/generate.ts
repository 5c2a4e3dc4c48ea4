import { writeGenerated } from '../src/engine/authoring/scaffold/write-generated.ts';
import { developerArguments } from './developer-arguments.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  const { values } = developerArguments({ options: { check: { type: 'boolean', default: false } } });
  const onlyLook = values.check;
  const changed = await writeGenerated(projectRoot, onlyLook);
  for (const file of changed) {
    console.error(onlyLook ? `${file} is out of date: run "npm run generate".` : `Wrote ${file}.`);
  }
  return onlyLook && changed.length > 0 ? 1 : 0;
});
