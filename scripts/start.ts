import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { isUpToDate } from '../src/engine/pipeline/up-to-date.ts';
import { type Environment, loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { leadRoutes } from '../src/server/leads/lead-routes.ts';
import type { LeadService } from '../src/server/leads/lead-service.ts';
import { listen } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/serve-site.ts';
import { siteIdentity } from '../src/server/site-folder.ts';
import { stopOnSignal } from '../src/server/stop-on-signal.ts';
import { launchArguments } from './launch-arguments.ts';
import { logLead, openProjectLeads, readProjectCompany } from './lead-service.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { usualCompression } from './usual-compression.ts';

/** Of a site that was never built: nobody waits for what makes its pages smaller, or for pictures for sharing. */
const pagesOnly = ['--no-compression', '--no-social'];

const servesOldSite =
  'The site could not be built, as said above: the one that was built before is served. Solve that and run npm run build; this server then serves the new site.';

const servesPagesOnly =
  'The pages are served as they are, without compression and pictures for sharing. Solve what is said above and run npm run build.';

await run(async () => {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const { port, host, siteUrl, clientIpHeader } = environment;
  const folder = join(projectRoot, 'dist');
  const compression = usualCompression(process.env);
  const site = { folders: siteFolders(projectRoot), out: folder, siteUrl, compression };
  const isFirst = siteIdentity(folder) === undefined;
  const building = (await isUpToDate(site)) ? Promise.resolve(0) : buildApart(isFirst ? pagesOnly : []);
  // Beside the build, which leaves a processor idle; lines in between would break its progress.
  const opening = openLeads(environment, (line) => void building.then(() => logLead(line)));
  // Whoever cannot build the site is told that first.
  opening.catch(() => {});
  const status = await building;
  // A disk that is full, or a mistake in a page: visitors are better off with the site of before.
  const isServed = status === 0 || (status !== undefined && siteIdentity(folder) !== undefined);
  if (!isServed) {
    await opening.then(
      ({ close }) => close(),
      () => {},
    );
    return status ?? 2;
  }
  if (status !== 0) console.error(servesOldSite);

  const leads = await opening;
  try {
    const intercept = leadRoutes({ service: leads, clientIpHeader, log: logLead });
    const server = createSiteServer({ folder, log: (line) => console.error(line), intercept });
    // Before listening: a reader of the address may already send a signal.
    stopOnSignal(server, leads.close);
    const address = await listen(server, { port, host });
    console.error(`HopLease: ${address} (Ctrl+C to stop)`);
    console.error(`Lead service: ${leads.description}`);
    if (isFirst) void buildRest();
  } catch (error) {
    await leads.close();
    throw error;
  }
  return 0;
});

async function openLeads(environment: Environment, log: (line: string) => void): Promise<LeadService> {
  return openProjectLeads(environment, await readProjectCompany(), log);
}

/** Builds what a first build left out, while its pages are served; the server then goes on with the new files. */
async function buildRest(): Promise<void> {
  const status = await buildApart([], { isSilent: true });
  if (status === 0) console.error('The pages are compressed now, and have their pictures for sharing.');
  else if (status !== undefined) console.error(servesPagesOnly);
}

/**
 * Builds in a child process, whose memory this one then does not keep; when silent, it says only why it failed. Gives the
 * exit code; undefined when it was stopped.
 */
async function buildApart(options: string[], { isSilent = false } = {}): Promise<number | undefined> {
  const build = [...launchArguments('scripts/build.ts'), ...options];
  const child = spawn(process.execPath, build, {
    cwd: projectRoot,
    stdio: ['inherit', 'inherit', isSilent ? 'pipe' : 'inherit'],
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill();
  };
  process.once('SIGTERM', stop);
  const saying = child.stderr && text(child.stderr);
  const [status]: (number | null)[] = await once(child, 'exit').catch((error) => {
    console.error(error);
    return [null];
  });
  process.off('SIGTERM', stop);
  if (isStopped) return undefined;
  if (status !== 0 && saying) console.error((await saying).trimEnd());
  return status ?? 2;
}
