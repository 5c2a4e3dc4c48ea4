import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { killedProcess } from '../src/engine/bundle/killed-process.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { realPlace } from '../src/engine/pipeline/7-write/real-place.ts';
import { isUpToDate } from '../src/engine/pipeline/up-to-date.ts';
import { createProgress } from '../src/engine/progress.ts';
import { type Environment, loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { leadRoutes } from '../src/server/leads/lead-routes.ts';
import type { LeadService } from '../src/server/leads/lead-service.ts';
import { readPageData } from '../src/server/leads/read-page-data.ts';
import { listen } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/serve-site.ts';
import { siteIdentity } from '../src/server/site-folder.ts';
import { stopOnSignal } from '../src/server/stop-on-signal.ts';
import { developerArguments } from './developer-arguments.ts';
import { launchArguments } from './launch-arguments.ts';
import { logLead, openProjectLeads, projectCompany } from './lead-service.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { usualCompression } from './usual-compression.ts';

/** What is built, served, and asked which page a lead came from. */
const folder = join(projectRoot, 'dist');

/** For a site that was never built: visitors should not wait for compression, or for pictures for sharing. */
const pagesOnly = ['--no-compression', '--no-social'];

const servesOldSite =
  'The site could not be built, as said above: the one that was built before is served. Solve that and run npm run build; this server then serves the new site.';

const servesPagesOnly =
  'The pages are served as they are, without compression and pictures for sharing. Solve what is said above and run npm run build.';

await run(async () => {
  developerArguments({});
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const { port, host, siteUrl, clientIpHeader } = environment;
  const compression = usualCompression({ CI: process.env.CI, siteUrl });
  const site = { folders: siteFolders(projectRoot), out: realPlace(folder), siteUrl, compression };
  const isFirst = siteIdentity(folder) === undefined;
  const stopping = stopWhileStarting();
  const refused = new AbortController();
  // What cannot be read, the build reports.
  const isCurrent = await isUpToDate(site).catch(() => false);
  if (stopping.aborted) return 0;
  const building = isCurrent
    ? Promise.resolve(0)
    : buildApart(isFirst ? pagesOnly : [], { stopping: AbortSignal.any([stopping, refused.signal]) });
  // In parallel with the build, which leaves a processor idle; printing meanwhile would break its progress line.
  const opening = openLeads(environment, (line) => void building.then(() => logLead(line)));
  const opened = Promise.race([opening, once(stopping, 'abort').then(() => undefined)]);
  // With wrong settings, or beside a server that has the database, the site of that server is left alone.
  opened.catch(() => refused.abort());
  const status = await building;
  if (refused.signal.aborted) await opened;
  // A full disk, or a mistake in a page: visitors are better off with the previous site.
  const isServed = status === 0 || siteIdentity(folder) !== undefined;
  if (!isServed || stopping.aborted) {
    await opened.then(
      (leads) => leads?.close(),
      () => {},
    );
    if (stopping.aborted) process.exit(0);
    return status;
  }
  if (status !== 0) console.error(servesOldSite);

  const leads = await opened;
  // A new database takes seconds to open: what a process leaves that ends meanwhile, the next start makes again.
  if (leads === undefined) process.exit(0);
  try {
    const intercept = leadRoutes({ service: leads, clientIpHeader, log: logLead });
    const server = createSiteServer({ folder, log: (line) => console.error(line), intercept });
    // Before listening: a program that reads the address may already send a signal.
    stopOnSignal(server, leads.close);
    const address = await listen(server, { port, host });
    console.error(`HopLease: ${address} (Ctrl+C to stop)`);
    console.error(`Lead service: ${leads.description}`);
    if (isFirst) void buildRest(stopping);
  } catch (error) {
    await leads.close();
    throw error;
  }
  return 0;
});

async function openLeads(environment: Environment, log: (line: string) => void): Promise<LeadService> {
  const company = projectCompany(undefined, folder);
  return openProjectLeads(environment, company, { log, loadPage: readPageData(folder) });
}

/**
 * Aborted by a signal to stop: it would not end a build that runs apart, nor the first process of a container that does not
 * listen to it.
 */
function stopWhileStarting(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

/** Builds what a first build left out, while its pages are served; the server then goes on with the new files. */
async function buildRest(stopping: AbortSignal): Promise<void> {
  const status = await buildApart([], { stopping, isSilent: true });
  if (status === 0) console.error('The pages are compressed now, and have their pictures for sharing.');
  else if (!stopping.aborted) console.error(servesPagesOnly);
}

interface BuildApartOptions {
  /** Aborted, it ends the build. */
  stopping: AbortSignal;
  /** It prints only why it failed. */
  isSilent?: boolean;
}

/** Builds in a child process, whose memory this one then does not keep. Gives the exit code. */
async function buildApart(
  options: string[],
  { stopping, isSilent = false }: BuildApartOptions,
): Promise<number> {
  const build = [...launchArguments('scripts/build.ts'), '--out', folder, ...options];
  const child = spawn(process.execPath, build, {
    cwd: projectRoot,
    stdio: ['inherit', 'inherit', isSilent ? 'pipe' : 'inherit'],
    signal: stopping,
  });
  const saying = child.stderr && text(child.stderr);
  const [status]: (number | null)[] = await once(child, 'exit').catch((error) => {
    if (!stopping.aborted) console.error(error);
    // A build that was ended leaves its line, on which other words would go on.
    createProgress(process.stderr).clear();
    return [null];
  });
  if (status !== 0 && saying && !stopping.aborted) console.error((await saying).trimEnd());
  if (child.signalCode === 'SIGKILL') console.error(killedProcess('The build'));
  return status ?? 2;
}
