import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { contentPlugin } from '../src/engine/dev/content-plugin.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { type Environment, loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { leadRoutes } from '../src/server/leads/lead-routes.ts';
import type { LeadService } from '../src/server/leads/lead-service.ts';
import { CompanyError } from '../src/server/leads/read-company.ts';
import { onStopSignal } from '../src/server/stop-on-signal.ts';
import { logLead, openProjectLeads, readProjectCompany } from './lead-service.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const leads = await openLeads(environment);
  const folders = siteFolders(projectRoot);
  const otherListeners = process.listeners('SIGTERM');
  try {
    const server = await createServer({
      configFile: join(projectRoot, 'vite.config.ts'),
      publicDir: folders.public,
      plugins: [leads && leadPlugin(leads, environment), contentPlugin(folders)],
      // Found now, not while somebody looks at the first page: it would be loaded again.
      optimizeDeps: { entries: ['src/browser/main.tsx', 'src/studio/hydrate-studio.tsx'] },
      // With `cors` Vite would answer preflights of the lead service itself, and allow what the site does not.
      server: { port: environment.port, host: 'localhost', cors: false },
    });
    // Vite's own listener would end the process before the database is closed.
    for (const listener of process.listeners('SIGTERM')) {
      if (!otherListeners.includes(listener)) process.off('SIGTERM', listener);
    }
    onStopSignal(async () => {
      await server.close();
      await leads?.close();
    });
    await server.listen();
    server.printUrls();
    if (leads) console.error(`Lead service: ${leads.description}`);
  } catch (error) {
    await leads?.close();
    throw error;
  }
  return 0;
});

/** A wrong page stops nobody from writing on, the site's own settings included: then only the forms wait. */
async function openLeads(environment: Environment): Promise<LeadService | undefined> {
  try {
    return await openProjectLeads(environment, await readProjectCompany());
  } catch (error) {
    if (!(error instanceof CompanyError)) throw error;
    console.error(`${error.message} Until that is fixed and this is started again, forms cannot be sent.`);
    return undefined;
  }
}

/** Answers the routes of the lead service before Vite sees them. */
function leadPlugin(service: LeadService, { clientIpHeader }: Environment): Plugin {
  const routes = leadRoutes({ service, clientIpHeader, log: logLead });
  return {
    name: 'leads',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!routes(request, response)) next();
      });
    },
  };
}
