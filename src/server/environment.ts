import { existsSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** What the surroundings say about this run. */
export interface Environment {
  port: number;
  /** The public address of the site, without last slash; absent means the one in the site's own settings. */
  siteUrl?: string;
}

const defaultPort = 4173;

/** Thrown by a reader below, and gathered with the others. */
class WrongVariable extends Error {}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new WrongVariable(
    `PORT is "${text}", but must be a number from 0 to 65535, such as PORT=${defaultPort}.`,
  );
}

function readSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAddress =
    url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '').toLowerCase() === url.origin;
  if (isAddress) return url.origin;
  throw new WrongVariable(
    `SITE_URL is "${text}", but must be an address without path, such as SITE_URL=https://www.example.nl.`,
  );
}

/**
 * Reads and checks the environment variables; an empty one counts as absent.
 * Throws one `StartError` that names every wrong variable.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const wrong: string[] = [];
  const read = <Value>(name: string, reader: (text: string) => Value): Value | undefined => {
    const text = variables[name]?.trim();
    if (!text) return undefined;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof WrongVariable)) throw error;
      wrong.push(error.message);
      return undefined;
    }
  };
  const port = read('PORT', readPort) ?? defaultPort;
  const siteUrl = read('SITE_URL', readSiteUrl);
  if (wrong.length > 0) throw new StartError(wrong.join('\n'));
  return siteUrl === undefined ? { port } : { port, siteUrl };
}

/** Adds the variables of a `.env` file to those of the process, which win; does nothing when there is no such file. */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
