import type { Plugin, ViteDevServer } from 'vite';
import { shownPath } from '../src/engine/pipeline/1-load/shown-path.ts';
import type { SiteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import type { Environment } from '../src/server/environment.ts';
import { functionPath, type LeadRoutes, leadRoutes } from '../src/server/leads/lead-routes.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { outputFile } from '../src/shared/site/built-files.ts';
import { healthPath } from '../src/shared/site/server-paths.ts';
import type { LoadPageData } from '../supabase/functions/_shared/lead-page.ts';

interface OpenLeads {
  routes: LeadRoutes;
  close(): Promise<void>;
}

/** The lead service of the development server: opened by the first form that is sent, as its database takes time and memory. */
export class DevelopmentLeads {
  readonly #environment: Environment;
  readonly #folders: Pick<SiteFolders, 'pages'>;
  #opened: Promise<OpenLeads | undefined> | undefined;

  /** @param folders of the company that mails */
  constructor(environment: Environment, folders: Pick<SiteFolders, 'pages'>) {
    this.#environment = environment;
    this.#folders = folders;
  }

  /** Answers the routes of the lead service before Vite sees them. */
  plugin(): Plugin {
    return {
      name: 'leads',
      configureServer: (server) => {
        server.middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?', 1);
          if (path !== functionPath && path !== healthPath) return next();
          this.#open(pagesOf(server)).then((leads) => {
            if (leads) leads.routes(request, response);
            else response.writeHead(503).end();
          }, next);
        });
      },
    };
  }

  /** Waits for what is being opened. Never rejects when opening failed: the form that asked for it got the error. */
  async close(): Promise<void> {
    const leads = await this.#opened?.catch(() => undefined);
    await leads?.close();
  }

  #open(loadPage: LoadPageData): Promise<OpenLeads | undefined> {
    this.#opened ??= this.#openOrForget(loadPage);
    return this.#opened;
  }

  async #openOrForget(loadPage: LoadPageData): Promise<OpenLeads | undefined> {
    let leads: OpenLeads | undefined;
    try {
      leads = await openLeads(this.#environment, { folders: this.#folders, loadPage });
      return leads;
    } finally {
      // The next form tries again.
      if (!leads) this.#opened = undefined;
    }
  }
}

/** Loads the data of pages as they are now, which may never have been built. */
function pagesOf({ resolvedUrls }: ViteDevServer): LoadPageData {
  return async (path) => (await fetch(new URL(outputFile(path, 'json'), resolvedUrls?.local[0]))).json();
}

/**
 * Loads the lead service and opens it. Undefined when the site's settings have a mistake, or another server has the
 * database: writing goes on.
 */
async function openLeads(
  environment: Environment,
  { folders, loadPage }: { folders: Pick<SiteFolders, 'pages'>; loadPage: LoadPageData },
): Promise<OpenLeads | undefined> {
  const { logLead, openProjectLeads, projectCompany } = await import('./lead-service.ts');
  /** Without the warnings that matter to visitors only. */
  function logEvents(line: string): void {
    if (!line.includes('"event":"settings"')) logLead(line);
  }
  try {
    const company = projectCompany(folders.pages);
    const service = await openProjectLeads(environment, company, { log: logEvents, loadPage });
    const { clientIpHeader } = environment;
    return {
      routes: leadRoutes({ service, clientIpHeader, log: logEvents }),
      close: () => service.close(),
    };
  } catch (error) {
    if (!(error instanceof CouldNotRunError)) throw error;
    const settings = `${shownPath(folders.pages)}/_site.json`;
    console.error(
      `Dit formulier is nu niet te versturen; verder werkt alles. Stop wat er nog draait (npm run dev, npm start), herstel ${settings} als daar iets mis is, en probeer het opnieuw. (${error.message})`,
    );
    return undefined;
  }
}
