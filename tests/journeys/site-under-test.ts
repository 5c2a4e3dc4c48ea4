import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder, readProjectCompany } from '../../scripts/lead-service.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { connectAdminSocket } from '../../src/server/leads/admin-client.ts';
import { leadRoutes } from '../../src/server/leads/lead-routes.ts';
import { type LeadService, openLeadService } from '../../src/server/leads/lead-service.ts';
import { type ListedLead, listLeads } from '../../src/server/leads/listed-lead.ts';
import { listen } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/serve-site.ts';

type Version = 'production' | 'development';

interface Running {
  server: Server;
  service: LeadService;
}

/** The whole site as `npm start` serves it, which can be restarted and replaced by another version. */
export class SiteUnderTest {
  address = '';
  readonly #dataFolder: string;
  #running: Running | undefined;

  private constructor(dataFolder: string) {
    this.#dataFolder = dataFolder;
  }

  static async start(): Promise<SiteUnderTest> {
    const site = new SiteUnderTest(await mkdtemp(join(tmpdir(), 'journeys-')));
    await site.start();
    return site;
  }

  /** Starts on the data of before. Another build has other names for all its scripts. */
  async start(version: Version = 'production'): Promise<void> {
    const folder = join(projectRoot, '.cache/test-site', version);
    const log = (): void => {};
    const service = await openLeadService({
      dataFolder: this.#dataFolder,
      allowedOrigins: [],
      company: await readProjectCompany(),
      siteFolder: folder,
      migrations: migrationsFolder,
      log,
    });
    const intercept = leadRoutes({ service, clientIpHeader: 'x-visitor', log });
    const server = createSiteServer({ folder, log, intercept });
    this.address = await listen(server, { port: 0, host: '127.0.0.1' });
    this.#running = { server, service };
  }

  /** Ends as on a deployment: nothing is accepted any more, and what is being done is finished. */
  async stop(): Promise<void> {
    const { server, service } = this.#running ?? {};
    this.#running = undefined;
    server?.closeAllConnections();
    server?.close();
    await service?.close();
  }

  /** The stored leads of this sender. */
  async leadsOf(email: string): Promise<ListedLead[]> {
    const rpc = await connectAdminSocket(this.#dataFolder);
    if (!rpc) throw new Error('The lead service does not run.');
    const found: ListedLead[] = [];
    for await (const lead of listLeads(rpc)) if (lead.email === email) found.push(lead);
    return found;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#dataFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}
