import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder, projectCompany } from '../../scripts/lead-service.ts';
import { connectAdminSocket } from '../../src/server/leads/admin/admin-client.ts';
import { type ListedLead, listLeads } from '../../src/server/leads/admin/listed-lead.ts';
import { leadRoutes } from '../../src/server/leads/lead-routes.ts';
import { type LeadService, openLeadService } from '../../src/server/leads/lead-service.ts';
import { readPageData } from '../../src/server/leads/read-page-data.ts';
import { listen } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/serve-site.ts';
import { testSiteFolder } from '../browser/test-sites.ts';

/** The builds that are served; no script of one has the name of one of the other. */
const builds = { present: 'production', next: 'development' } as const;

export type Version = keyof typeof builds;

const versions = ['present', 'next'] as const;

/** The header in which a network puts its visitor's address. */
export const visitorHeader = 'x-visitor';

const log = (): void => {};

/** The site with its lead service as `npm start` serves it, in two versions, which can be restarted. */
export class SiteUnderTest {
  readonly addresses: Record<Version, string> = { present: '', next: '' };
  readonly #dataFolder: string;
  readonly #service: LeadService;
  #servers: Server[] = [];

  private constructor(dataFolder: string, service: LeadService) {
    this.#dataFolder = dataFolder;
    this.#service = service;
  }

  /** Opens a lead service without leads, and starts. */
  static async open(): Promise<SiteUnderTest> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'journeys-'));
    const service = await openLeadService({
      dataFolder,
      allowedOrigins: [],
      company: projectCompany(),
      loadPage: readPageData(folderOf('present')),
      migrations: migrationsFolder,
      log,
    });
    const site = new SiteUnderTest(dataFolder, service);
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    const intercept = leadRoutes({ service: this.#service, clientIpHeader: visitorHeader, log });
    for (const version of versions) {
      const server = createSiteServer({ folder: folderOf(version), log, intercept });
      this.addresses[version] = await listen(server, { port: 0, host: '127.0.0.1' });
      this.#servers.push(server);
    }
  }

  /** Ends all connections and accepts no more. */
  stop(): void {
    for (const server of this.#servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  }

  /** The stored leads of this sender. */
  async leadsOf(email: string): Promise<ListedLead[]> {
    const rpc = await connectAdminSocket(this.#dataFolder);
    if (!rpc) throw new Error('The lead service does not run.');
    const found: ListedLead[] = [];
    for await (const lead of listLeads(rpc)) if (lead.email === email) found.push(lead);
    return found;
  }

  async close(): Promise<void> {
    this.stop();
    await this.#service.close();
    await rm(this.#dataFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const folderOf = (version: Version) => testSiteFolder(builds[version]);
