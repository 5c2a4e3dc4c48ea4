import { writeIcons } from '../src/build/icon/write-icons.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  await writeIcons(siteFolders(projectRoot).public);
  return 0;
});
