import { writeFile } from 'node:fs/promises';
import { budgetsFile, readBudgets } from '../src/engine/bundle/budgets.ts';
import { buildApp } from '../src/engine/bundle/build-app.ts';
import { Memo } from '../src/engine/memo/memo.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { developerArguments } from './developer-arguments.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** Records the present weight of the parts of the app as their budget. */
await run(async () => {
  developerArguments({});
  const { weights } = await buildApp({
    root: projectRoot,
    memo: new Memo(siteFolders(projectRoot)),
  });
  const { limits } = readBudgets(projectRoot);
  const { scripts, styles } = weights;
  const text = `${JSON.stringify({ limits, weights: { scripts, styles } }, null, 2)}\n`;
  await writeFile(budgetsFile(projectRoot), text);
  return 0;
});
