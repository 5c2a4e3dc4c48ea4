import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { isUpToDate } from '../src/engine/pipeline/up-to-date.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { leadRoutes } from '../src/server/leads/lead-routes.ts';
import { listen } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/serve-site.ts';
import { stopOnSignal } from '../src/server/stop-on-signal.ts';
import { launchArguments } from './launch-arguments.ts';
import { logLead, openProjectLeads, readProjectCompany } from './lead-service.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { usualCompression } from './usual-compression.ts';

await run(async () => {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const { port, host, siteUrl, clientIpHeader } = environment;
  const folder = join(projectRoot, 'dist');
  const compression = usualCompression(process.env);
  const site = { folders: siteFolders(projectRoot), out: folder, siteUrl, compression };
  if (!(await isUpToDate(site))) {
    const status = await buildApart();
    if (status !== 0) return status;
  }

  const leads = await openProjectLeads(environment, await readProjectCompany());
  try {
    const intercept = leadRoutes({ service: leads, clientIpHeader, log: logLead });
    const server = createSiteServer({ folder, log: (line) => console.error(line), intercept });
    // Before listening: a reader of the address may already send a signal.
    stopOnSignal(server, leads.close);
    const address = await listen(server, { port, host });
    console.error(`HopLease: ${address} (Ctrl+C to stop)`);
    console.error(`Lead service: ${leads.description}`);
  } catch (error) {
    await leads.close();
    throw error;
  }
  return 0;
});

/** Builds in a child process, whose memory this one then does not keep. Returns the exit code; 2 when it was stopped. */
async function buildApart(): Promise<number> {
  const build = launchArguments('scripts/build.ts');
  const child = spawn(process.execPath, build, { cwd: projectRoot, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  const [status]: (number | null)[] = await once(child, 'exit');
  process.off('SIGTERM', stop);
  return status ?? 2;
}
