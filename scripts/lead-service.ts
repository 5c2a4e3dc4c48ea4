import { join } from 'node:path';
import type { Environment } from '../src/server/environment.ts';
import { type Company, followCompany } from '../src/server/leads/follow-company.ts';
import {
  type LeadService,
  type LeadServiceOptions,
  openLeadService,
} from '../src/server/leads/lead-service.ts';
import { siteDataFile } from '../src/shared/site/built-files.ts';
import { projectRoot } from './project-root.ts';

/** The migrations of the lead service's database. */
export const migrationsFolder = join(projectRoot, 'supabase/migrations');

/** Logs one line of JSON with a timestamp. */
export function logLead(line: string): void {
  console.error(line.replace('{', `{"time":"${new Date().toISOString()}",`));
}

/**
 * The company whose pages these are, as `followCompany`.
 * @param site the folder of a site that was built before, for a server that can go on serving that
 */
export function projectCompany(pages = join(projectRoot, 'pages'), site?: string): () => Company {
  return followCompany(join(pages, '_site.json'), site === undefined ? undefined : join(site, siteDataFile));
}

/** Opens the lead service by the environment. Throws a `CouldNotRunError` when it cannot be opened. */
export function openProjectLeads(
  environment: Environment,
  company: () => Company,
  { log = logLead, loadPage }: Partial<Pick<LeadServiceOptions, 'log' | 'loadPage'>> = {},
): Promise<LeadService> {
  const { siteUrl, ...settings } = environment;
  return openLeadService({
    ...settings,
    company: () => ({ ...company(), ...(siteUrl && { siteUrl }) }),
    loadPage,
    migrations: migrationsFolder,
    log,
    // Without closing, which would write to a database that another process may have.
    onLockLost: (message) => {
      logLead(JSON.stringify({ event: 'database', outcome: 'lock_lost', message }));
      process.exit(2);
    },
  });
}
