import { PageRefusal } from '../src/engine/authoring/page-refusal.ts';
import { carryOutRemoval, planRemoval } from '../src/engine/authoring/remove/plan-removal.ts';
import { typedRoute } from '../src/engine/authoring/typed-route.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { type CheckedSite, checkSite } from '../src/engine/pipeline/check-site.ts';
import { printable } from '../src/engine/text/printable.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** Removes a page, and leads its visitors to another. */
export async function removePage(args: string[]): Promise<number> {
  const { values, positionals } = authorArguments({
    args,
    allowPositionals: true,
    options: { pages: { type: 'string' }, to: { type: 'string' } },
  });
  const [route] = positionals;
  if (route === undefined || positionals.length > 1) {
    throw new CouldNotRunError(
      'Noem het adres van de pagina die weg mag: npm run remove-page -- /equipment/wegtransport/bus',
    );
  }
  const folders = siteFolders(projectRoot, values.pages);
  const checked = await checkSite(folders);
  const to = values.to === undefined ? undefined : typedRoute(values.to);
  const removal = planned(checked, { route: typedRoute(route), to });
  await carryOutRemoval(removal);
  printMessage(`${printable(removal.removed.file)} is weg.`, folders);
  for (const { before, links } of removal.changed) {
    const lines = links.map((link) => `\n  ${link}`);
    printMessage(
      `${printable(before.file)} is aangepast${lines.length > 0 ? ':' : '.'}${lines.join('')}`,
      folders,
    );
  }
  if (removal.changed.some(({ links }) => links.length > 0))
    console.error('Lees na of de woorden van deze links nog kloppen.');
  console.error(
    removal.successor === undefined
      ? 'Het adres was nog nooit online, dus het stuurt niemand door.'
      : `Wie het adres bewaarde, komt op "${removal.successor}".`,
  );
  return 0;
}

/** As `planRemoval`; where links stand in the way without `to`, the refusal says that they can come along. */
function planned(
  checked: CheckedSite,
  { route, to }: { route: string; to: string | undefined },
): ReturnType<typeof planRemoval> {
  try {
    return planRemoval(checked, route, { successor: to, movesLinks: to !== undefined });
  } catch (error) {
    const isAboutLinks =
      error instanceof PageRefusal && error.inTheWay.some(({ pointer }) => pointer !== undefined);
    if (!isAboutLinks || to !== undefined) throw error;
    throw new CouldNotRunError(
      `${error.message}\nOf laat ze meegaan naar een andere pagina, met --to=/adres erachter.`,
    );
  }
}

if (import.meta.main) await run(removePage);
