import { parseArgs } from 'node:util';
import { writeIcons } from '../src/engine/assets/write-icons.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { resolveChecked } from '../src/engine/pipeline/5-resolve/resolve-checked.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  const { values } = parseArgs({ options: { pages: { type: 'string' } } });
  const folders = siteFolders(projectRoot, values.pages);
  const { brand } = resolveChecked(await checkSite(folders)).authored;
  await writeIcons(folders.public, brand);
  return 0;
});
