import { deadLinks } from '../src/engine/authoring/overdue/dead-links.ts';
import { outsideAddresses, overdueReport } from '../src/engine/authoring/overdue/overdue-report.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { withPagesFolder } from '../src/engine/text/with-pages-folder.ts';
import { authorArguments } from './author-arguments.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  const { values } = authorArguments({ options: { pages: { type: 'string' } } });
  const checked = await checkSite(siteFolders(projectRoot, values.pages));
  const report = overdueReport(checked, await deadLinks(outsideAddresses(checked)));
  if (report !== '') console.log(withPagesFolder(report, checked.index.pagesFolder));
  else console.error('Alles is op tijd nagekeken en alle links naar andere sites antwoorden.');
  return 0;
});
