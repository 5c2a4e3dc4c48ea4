import { carryOutRemoval, planRemoval } from '../src/engine/authoring/remove/plan-removal.ts';
import { typedRoute } from '../src/engine/authoring/typed-route.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { printable } from '../src/engine/text/printable.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  const { values, positionals } = authorArguments({
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
  const removal = planRemoval(checked, typedRoute(route), { successor: to, movesLinks: to !== undefined });
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
});
