import { join, sep } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { entries } from '../src/engine/dev/bundle/entries.ts';
import { contentPlugin } from '../src/engine/dev/content-plugin.ts';
import { type SiteFolders, siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { fileTexts } from '../src/engine/pipeline/1-load/source-document.ts';
import type { CheckedSite } from '../src/engine/pipeline/check-site.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { onStopSignal } from '../src/server/stop-on-signal.ts';
import { pagesPath } from '../src/shared/authors/studio-addresses.ts';
import { authorArguments } from './author-arguments.ts';
import { DevelopmentLeads } from './development-leads.ts';
import { printProblems } from './print-problems.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** What commands write, and what is no source of any page: watching two thousand files takes half a second. */
const withoutSources = ['.cache', '.data', 'bench', 'dist', 'docs', 'scripts', 'tests'].map(
  (name) => join(projectRoot, name) + sep,
);

/** What need not be watched, unless the site stands in it. */
function unwatched({ pages }: SiteFolders): string[] {
  const folders = withoutSources.filter((folder) => !pages.startsWith(folder));
  return [...folders.map((folder) => join(folder, '**')), '**/*.test.{ts,tsx}'];
}

/** What Vite may read for a browser: code, and what code imports. */
const served = ['src', 'supabase', 'schemas', 'node_modules'].map((name) => join(projectRoot, name));

await run(async () => {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const { values } = authorArguments({ options: { pages: { type: 'string' } } });
  const folders = siteFolders(projectRoot, values.pages);
  const leads = new DevelopmentLeads(environment, folders);
  // Authors of pages need not hear what happens to the code.
  const logger = createLogger('warn');
  let server: ViteDevServer | undefined;
  // Before the server is there: Vite's own listener may wait for ever for one that is still being made.
  onStopSignal(async () => {
    // What still loads is cut off, which is nobody's mistake.
    logger.error = () => {};
    await server?.close();
    await leads.close();
  });
  const otherListeners = process.listeners('SIGTERM');
  try {
    server = await createServer({
      configFile: join(projectRoot, 'vite.config.ts'),
      publicDir: folders.public,
      plugins: [leads.plugin(), contentPlugin(folders, { onChecked: reportChanges() })],
      customLogger: logger,
      // Found at the start, not at the first page, which would then reload.
      optimizeDeps: { entries: Object.values(entries) },
      // With `cors` Vite would answer preflights of the lead service itself, and allow what the site does not.
      server: {
        port: environment.port,
        host: 'localhost',
        cors: false,
        // Everybody on this machine can send requests, and the project's folder also holds what visitors sent.
        fs: { allow: served },
        watch: { ignored: unwatched(folders) },
      },
    });
    // Vite's own listener would end the process before the database is closed.
    for (const listener of process.listeners('SIGTERM')) {
      if (!otherListeners.includes(listener)) process.off('SIGTERM', listener);
    }
    await server.listen();
    printAddresses(server);
  } catch (error) {
    await leads.close();
    throw error;
  }
  return 0;
});

/** Prints what the check says, for the terminal and VS Code's list of problems, each time that it says something else. */
function reportChanges(): (site?: CheckedSite) => void {
  let printed: string | undefined;
  return (site) => {
    const report = site && JSON.stringify(site.problems);
    if (report === printed) return;
    printed = report;
    if (!site) return;
    const { problems, files } = site;
    console.error(`Gecontroleerd om ${new Date().toLocaleTimeString('nl-NL')}\n`);
    printProblems(problems, fileTexts(files));
  };
}

function printAddresses({ resolvedUrls }: ViteDevServer): void {
  const [address = ''] = resolvedUrls?.local ?? [];
  console.error(`De site:    ${address}\nBewerken:   ${address}${pagesPath.slice(1)}\nStoppen:    Ctrl+C`);
}
