import { join } from 'node:path';
import { buildWhenStale } from '../src/build/build-when-stale.ts';
import { hasErrors } from '../src/build/check-site.ts';
import { createProgress } from '../src/build/progress.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { leadRoutes } from '../src/server/leads/lead-routes.ts';
import { listen } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/serve-site.ts';
import { stopOnSignal } from '../src/server/stop-on-signal.ts';
import { logLead, openProjectLeads, readProjectCompany } from './lead-service.ts';
import { printProblems } from './print-problems.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const { port, siteUrl, clientIpHeader } = environment;
  const folder = join(projectRoot, 'dist');
  const checked = await buildWhenStale({
    folders: siteFolders(projectRoot),
    out: folder,
    siteUrl,
    progress: createProgress(process.stderr),
  });
  if (checked && checked.problems.length > 0) printProblems(checked.problems, checked.documents);
  if (checked && hasErrors(checked.problems)) return 1;

  const leads = await openProjectLeads(environment, await readProjectCompany());
  try {
    const extra = leadRoutes({ service: leads, clientIpHeader, log: logLead });
    const server = createSiteServer({ folder, log: (line) => console.error(line), extra });
    // Before listening: whoever sees the address may already stop the process.
    stopOnSignal(server, leads.close);
    const address = await listen(server, port);
    console.error(`HopLease: ${address} (Ctrl+C to stop)`);
    console.error(`Lead service: ${leads.description}`);
  } catch (error) {
    await leads.close();
    throw error;
  }
  return 0;
});
