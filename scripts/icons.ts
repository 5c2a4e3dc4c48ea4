import { writeIcons } from '../src/engine/assets/write-icons.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  await writeIcons(siteFolders(projectRoot).public);
  return 0;
});
