import { createServer } from 'node:http';
import { logLead, openProjectLeads, projectCompany } from '../../scripts/lead-service.ts';
import { run } from '../../scripts/run.ts';
import { readEnvironment } from '../../src/server/environment.ts';
import { leadRoutes } from '../../src/server/leads/lead-routes.ts';
import { listen } from '../../src/server/listen.ts';
import { stopOnSignal } from '../../src/server/stop-on-signal.ts';

// What npm start runs, without a site: nothing has to be built first.
await run(async () => {
  const environment = readEnvironment(process.env);
  const { port, host, clientIpHeader } = environment;
  const service = await openProjectLeads(environment, projectCompany());
  const routes = leadRoutes({ service, clientIpHeader, log: logLead });
  const server = createServer((request, response) => {
    if (!routes(request, response)) response.writeHead(404).end();
  });
  stopOnSignal(server, service.close);
  console.error(await listen(server, { port, host }));
  return 0;
});
