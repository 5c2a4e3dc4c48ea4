import { carryOutMove } from '../src/engine/authoring/move/carry-out-move.ts';
import { leftBehind } from '../src/engine/authoring/move/left-behind.ts';
import { planMove } from '../src/engine/authoring/move/plan-move.ts';
import { typedRoute } from '../src/engine/authoring/typed-route.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { printable } from '../src/engine/text/printable.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** Moves a page with all links to it. */
export async function movePage(args: string[]): Promise<number> {
  const { values, positionals } = authorArguments({
    args,
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
  const checked = await checkSite(folders);
  const plan = planMove(checked, typedRoute(from), typedRoute(to));
  await carryOutMove(plan);
  for (const { before, after, changes } of plan) {
    const [old, file] = [printable(before.file), printable(after.file)];
    const lines = changes.map((change) => `\n  ${change}`);
    const what = old === file ? file : `${old} is nu ${file}`;
    printMessage(`${what}${lines.length > 0 ? ':' : '.'}${lines.join('')}\n`, folders);
  }
  for (const remark of leftBehind(plan)) printMessage(remark, folders);
  const redirects = plan.some(
    ({ before, after }) => before.file !== after.file && !checked.index.isNew?.(before.absoluteFile),
  );
  console.error(
    redirects
      ? 'Het oude adres stuurt bezoekers door naar het nieuwe.'
      : 'Het oude adres was nog nooit online, dus het stuurt niemand door.',
  );
  return 0;
}

if (import.meta.main) await run(movePage);
