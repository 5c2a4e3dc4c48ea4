import { parseArgs } from 'node:util';
import { checkSite } from '../src/build/check-site.ts';
import { typedRoute } from '../src/build/edit/typed-route.ts';
import { carryOutMove } from '../src/build/move/carry-out-move.ts';
import { leftBehind } from '../src/build/move/left-behind.ts';
import { planMove } from '../src/build/move/plan-move.ts';
import { CouldNotRunError } from '../src/build/problem/could-not-run-error.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string' } },
  });
  const [from, to] = positionals;
  if (from === undefined || to === undefined || positionals.length > 2) {
    throw new CouldNotRunError(
      'Noem het oude en het nieuwe adres: npm run move-page -- /equipment/wegtransport/bus /equipment/bussen',
    );
  }
  const folders = siteFolders(projectRoot, values.pages);
  const plan = planMove(await checkSite(folders), folders, typedRoute(from), typedRoute(to));
  await carryOutMove(plan);
  for (const { before, after, changes } of plan) {
    console.error(before.file === after.file ? `${after.file}:` : `${before.file} is nu ${after.file}:`);
    console.error(changes.map((change) => `  ${change}\n`).join(''));
  }
  for (const remark of leftBehind(plan)) console.error(remark);
  console.error('Het oude adres stuurt bezoekers door naar het nieuwe.');
  return 0;
});
