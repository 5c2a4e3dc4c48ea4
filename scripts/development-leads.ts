import type { Plugin } from 'vite';
import type { Environment } from '../src/server/environment.ts';
import { functionPath, type LeadRoutes, leadRoutes } from '../src/server/leads/lead-routes.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { healthPath } from '../src/shared/server-paths.ts';

interface OpenLeads {
  routes: LeadRoutes;
  close(): Promise<void>;
}

/** The lead service of the development server: opened by the first form that is sent, as its database takes time and memory. */
export class DevelopmentLeads {
  readonly #environment: Environment;
  #opened: Promise<OpenLeads | undefined> | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Answers the routes of the lead service before Vite sees them. */
  plugin(): Plugin {
    return {
      name: 'leads',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?', 1);
          if (path !== functionPath && path !== healthPath) return next();
          this.#open().then((leads) => {
            if (leads) leads.routes(request, response);
            else response.writeHead(503).end();
          }, next);
        });
      },
    };
  }

  /** Waits for what is being opened. Never rejects because that failed: the form that asked for it was told. */
  async close(): Promise<void> {
    const leads = await this.#opened?.catch(() => undefined);
    await leads?.close();
  }

  #open(): Promise<OpenLeads | undefined> {
    this.#opened ??= this.#openOrForget();
    return this.#opened;
  }

  async #openOrForget(): Promise<OpenLeads | undefined> {
    let leads: OpenLeads | undefined;
    try {
      leads = await openLeads(this.#environment);
      return leads;
    } finally {
      // The next form tries again.
      if (!leads) this.#opened = undefined;
    }
  }
}

/**
 * Loads the lead service and opens it. Undefined when the site's settings have a mistake, or another server has the
 * database: writing goes on.
 */
async function openLeads(environment: Environment): Promise<OpenLeads | undefined> {
  const { logLead, openProjectLeads, readProjectCompany } = await import('./lead-service.ts');
  /** Without what it lacks for visitors, as there are none. */
  function logEvents(line: string): void {
    if (!line.includes('"event":"settings"')) logLead(line);
  }
  try {
    const service = await openProjectLeads(environment, await readProjectCompany(), logEvents);
    const { clientIpHeader } = environment;
    return {
      routes: leadRoutes({ service, clientIpHeader, log: logEvents }),
      close: () => service.close(),
    };
  } catch (error) {
    if (!(error instanceof CouldNotRunError)) throw error;
    console.error(
      `Dit formulier is nu niet te versturen; verder werkt alles. Stop wat er nog draait (npm run dev, npm start), herstel pages/_site.json als daar iets mis is, en probeer het opnieuw. (${error.message})`,
    );
    return undefined;
  }
}
