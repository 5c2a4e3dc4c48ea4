import { writeFile } from 'node:fs/promises';
import { buildApp } from '../src/build/app/build-app.ts';
import { budgetsFile, readBudgets } from '../src/build/budget/budgets.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** Notes what the parts of the app weigh now as what they may weigh from here on. */
await run(async () => {
  const { weights } = await buildApp({ root: projectRoot });
  const { limits } = readBudgets(projectRoot);
  const { scripts, styles } = weights;
  const text = `${JSON.stringify({ limits, weights: { scripts, styles } }, null, 2)}\n`;
  await writeFile(budgetsFile(projectRoot), text);
  return 0;
});
