import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CouldNotRunError } from '../shared/could-not-run-error.ts';
import {
  defaultPort,
  readAddresses,
  readHeaderName,
  readOrigins,
  readPort,
  readSecret,
  readSiteUrl,
  WrongVariable,
} from './variable-readers.ts';

/** What the surroundings say about this run. */
export interface Environment {
  port: number;
  /** The address of this machine to listen on; absent means all of them. */
  host?: string;
  /** The public address of the site, without last slash; absent means the one in the site's own settings. */
  siteUrl?: string;
  /** The folder for what the lead service keeps. */
  dataFolder: string;
  /** A PostgreSQL database; absent means the embedded one in the folder for data. */
  databaseUrl?: string;
  /** A mail server; absent means files in the folder for data. */
  smtpUrl?: string;
  /** The sender of mails, such as `HopLease <info@hoplease.example>`; absent means the company itself. */
  mailFrom?: string;
  /** Who receives leads, separated by commas; absent means the company itself. */
  leadsTo?: string[];
  /** The one header, in small letters, in which a proxy puts the visitor's address; absent means no proxy. */
  clientIpHeader?: string;
  /** Other websites that may send leads: scheme, host and port. */
  allowedOrigins: readonly string[];
  /** Absent means one that is kept in the folder for data. */
  leadSecret?: string;
}

const asIs = (text: string): string => text;

/**
 * Reads and checks the environment variables; an empty one counts as absent.
 * Throws one `CouldNotRunError` that names every wrong variable.
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
  const environment: Environment = {
    port: read('PORT', readPort) ?? defaultPort,
    host: read('HOST', asIs),
    siteUrl: read('SITE_URL', readSiteUrl),
    dataFolder: resolve(read('DATA_DIR', asIs) ?? '.data'),
    databaseUrl: read('DATABASE_URL', asIs),
    smtpUrl: read('SMTP_URL', asIs),
    mailFrom: read('MAIL_FROM', asIs),
    leadsTo: read('LEADS_TO', readAddresses),
    clientIpHeader: read('CLIENT_IP_HEADER', readHeaderName),
    allowedOrigins: read('ALLOWED_ORIGINS', readOrigins) ?? [],
    leadSecret: read('LEAD_SECRET', readSecret),
  };
  if (wrong.length > 0) throw new CouldNotRunError(wrong.join('\n'));
  return environment;
}

/** Adds the variables of a `.env` file to those of the process, which win; does nothing when there is no such file. */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
