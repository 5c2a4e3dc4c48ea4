import { join } from 'node:path';
import type { Environment } from '../src/server/environment.ts';
import { type LeadService, openLeadService } from '../src/server/leads/lead-service.ts';
import { type Company, readCompany } from '../src/server/leads/read-company.ts';
import { projectRoot } from './project-root.ts';

/** The migrations of the lead service's database. */
export const migrationsFolder = join(projectRoot, 'supabase/migrations');

/** Writes one line of the lead service's log: JSON, with the moment in front. */
export function logLead(line: string): void {
  console.error(line.replace('{', `{"time":"${new Date().toISOString()}",`));
}

/** What the site says of the company. Throws a `CouldNotRunError` when it does not say it. */
export function readProjectCompany(): Promise<Company> {
  return readCompany(join(projectRoot, 'pages/_site.json'));
}

/** Opens the lead service as the surroundings say. Throws a `CouldNotRunError` that says what to do when it cannot be. */
export function openProjectLeads(environment: Environment, company: Company): Promise<LeadService> {
  const { siteUrl = company.siteUrl, leadSecret, ...settings } = environment;
  return openLeadService({
    ...settings,
    secret: leadSecret,
    company: { ...company, siteUrl },
    migrations: migrationsFolder,
    log: logLead,
    // Not closed properly: that would write into what may be another process's database.
    onLockLost: (message) => {
      logLead(JSON.stringify({ event: 'database', outcome: 'lock_lost', message }));
      process.exit(2);
    },
  });
}
