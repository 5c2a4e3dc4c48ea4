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

/** The builds that are served; no script of one has the name of one of the other. */
const builds = { present: 'production', next: 'development' } as const;

export type Version = keyof typeof builds;

interface Running {
  servers: Server[];
  service: LeadService;
}

/** The whole site as `npm start` serves it, in two versions, which can be restarted. */
export class SiteUnderTest {
  readonly addresses: Record<Version, string> = { present: '', next: '' };
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

  /** Starts on the data of before; does nothing while it runs. */
  async start(): Promise<void> {
    if (this.#running) return;
    const log = (): void => {};
    const service = await openLeadService({
      dataFolder: this.#dataFolder,
      allowedOrigins: [],
      company: await readProjectCompany(),
      siteFolder: folderOf('present'),
      migrations: migrationsFolder,
      log,
    });
    const intercept = leadRoutes({ service, clientIpHeader: 'x-visitor', log });
    this.#running = { servers: [], service };
    for (const version of ['present', 'next'] as const) {
      const server = createSiteServer({ folder: folderOf(version), log, intercept });
      this.addresses[version] = await listen(server, { port: 0, host: '127.0.0.1' });
      this.#running.servers.push(server);
    }
  }

  async stop(): Promise<void> {
    const { servers = [], service } = this.#running ?? {};
    this.#running = undefined;
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
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

const folderOf = (version: Version) => join(projectRoot, '.cache/test-site', builds[version]);
