import { fixOffer } from '../src/engine/authoring/fix/fix-site.ts';
import { handIn } from '../src/engine/authoring/hand-in/hand-in.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { fileTexts } from '../src/engine/pipeline/1-load/source-document.ts';
import { weighPages } from '../src/engine/pipeline/weigh-pages.ts';
import { createProgress } from '../src/engine/progress.ts';
import { printable } from '../src/engine/text/printable.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { authorArguments } from './author-arguments.ts';
import { printMessage } from './print-message.ts';
import { printProblems } from './print-problems.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** Formats, checks, commits and pushes what an author changed. */
export async function handInPages(args: string[]): Promise<number> {
  loadEnvironmentFile();
  const { values } = authorArguments({
    args,
    options: { title: { type: 'string' }, pages: { type: 'string' } },
  });
  const folders = siteFolders(projectRoot, values.pages);
  const { siteUrl } = readEnvironment(process.env);
  const progress = createProgress(process.stderr);
  const { checked, problems, handedIn } = await handIn(folders, {
    title: values.title,
    mayAsk: true,
    weigh: (site) => weighPages(site, { folders, siteUrl, progress }),
  });
  if (problems.length > 0) printProblems(problems, fileTexts(checked.files));
  if (handedIn === undefined) {
    const offer = fixOffer(checked);
    if (offer !== undefined) printMessage(`${offer}\n`, folders);
    printMessage(
      'Er is nog niets ingeleverd. Verbeter wat hierboven een fout heet, en typ nog een keer: npm run hand-in',
      folders,
    );
    return 1;
  }
  const { title, branch, files, left, address } = handedIn;
  printMessage(`Ingeleverd: "${title}", onder de naam ${branch}.`, folders);
  for (const file of files) printMessage(`  ${printable(file)}`, folders);
  if (left.length > 0)
    printMessage(`Niet van een pagina, dus niet meegestuurd: ${left.map(printable).join(', ')}.`, folders);
  console.error(
    address === undefined
      ? `Laat wie de site beheert weten dat ${branch} klaarstaat om gelezen te worden.`
      : `Open dit adres en vraag daar of iemand het wil lezen:\n${address}`,
  );
  return 0;
}

if (import.meta.main) await run(handInPages);
