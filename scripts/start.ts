import { join } from 'node:path';
import { buildWhenStale } from '../src/build/build-when-stale.ts';
import { hasErrors } from '../src/build/check-site.ts';
import { createProgress } from '../src/build/progress.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { listen } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/serve-site.ts';
import { stopOnSignal } from '../src/server/stop-on-signal.ts';
import { printProblems } from './print-problems.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  loadEnvironmentFile();
  const { port, siteUrl } = readEnvironment(process.env);
  const folder = join(projectRoot, 'dist');
  const checked = await buildWhenStale({
    folders: siteFolders(projectRoot),
    out: folder,
    siteUrl,
    progress: createProgress(process.stderr),
  });
  if (checked && checked.problems.length > 0) printProblems(checked.problems, checked.documents);
  if (checked && hasErrors(checked.problems)) return 1;

  const server = createSiteServer({ folder, log: (line) => console.error(line) });
  console.error(`HopLease: ${await listen(server, port)} (Ctrl+C to stop)`);
  stopOnSignal(server);
  return 0;
});
