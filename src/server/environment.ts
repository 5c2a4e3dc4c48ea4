import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { CouldNotRunError } from '../shared/could-not-run-error.ts';
import { errorCode } from '../shared/error-code.ts';
import { misspeltVariables } from './misspelt-variables.ts';
import {
  defaultPort,
  readAddresses,
  readFolder,
  readHeaderName,
  readOrigins,
  readPort,
  readSafeOrigin,
  readSecret,
  readWebhook,
  refuseQuotes,
  WrongVariable,
} from './variable-readers.ts';

/** The settings of a server, from environment variables. */
export interface Environment {
  port: number;
  /** The address of this machine to listen on; default: all. */
  host?: string;
  /** Public address without trailing slash; default: the site's own settings. */
  siteUrl?: string;
  /** Holds the embedded database, mails that are not sent, and the secret. */
  dataFolder: string;
  /** PostgreSQL; default: the embedded database. */
  databaseUrl?: string;
  /** Mail server; default: files in the folder for data. */
  smtpUrl?: string;
  /** Sender of mails, such as `HopLease <info@hoplease.example>`; default: the company. */
  mailFrom?: string;
  /** Recipients of leads; default: the company. */
  leadsTo?: string[];
  /** Where each lead is posted to; default: nowhere. */
  webhook?: { url: string; secret: string };
  /** The header, in lower case, in which a proxy puts the visitor's address; absent: no proxy. */
  clientIpHeader?: string;
  /** Other websites that may send leads. */
  allowedOrigins: readonly string[];
  /** Default: one in the folder for data. The same in every process that uses one database. */
  leadSecret?: string;
}

const asIs = (text: string): string => text;

/**
 * Reads and checks the environment variables; an empty one counts as absent.
 * Throws one `CouldNotRunError` that names every wrong variable.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const wrong: string[] = [];
  const known = new Set<string>();
  const read = <Value>(name: string, reader: (text: string) => Value): Value | undefined => {
    known.add(name);
    const text = variables[name]?.trim();
    if (!text) return undefined;
    try {
      refuseQuotes(text, name);
      return reader(text);
    } catch (error) {
      if (!(error instanceof WrongVariable)) throw error;
      wrong.push(error.message);
      return undefined;
    }
  };
  const readOrigin = (name: string, example: string) =>
    read(name, (text) => readSafeOrigin(text, { name, example }));
  const isAlone = (name: string, other: string) => !!variables[name]?.trim() && !variables[other]?.trim();
  const readWebhookSettings = (): Environment['webhook'] => {
    const url = read('LEADS_WEBHOOK', readWebhook);
    const secret = read('LEADS_WEBHOOK_SECRET', (text) => readSecret(text, 'LEADS_WEBHOOK_SECRET'));
    if (isAlone('LEADS_WEBHOOK', 'LEADS_WEBHOOK_SECRET'))
      wrong.push('LEADS_WEBHOOK needs LEADS_WEBHOOK_SECRET, such as what "openssl rand -hex 32" prints.');
    if (isAlone('LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK'))
      wrong.push(
        'LEADS_WEBHOOK_SECRET needs LEADS_WEBHOOK, the address that leads are posted to; leave both out to post them nowhere.',
      );
    return url && secret ? { url, secret } : undefined;
  };
  // Vite writes these two into the app: said here, before forms send leads to where nobody takes them.
  readOrigin('VITE_SUPABASE_URL', 'https://your-project.supabase.co');
  read('VITE_SUPABASE_ANON_KEY', asIs);
  if (isAlone('VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'))
    wrong.push("VITE_SUPABASE_URL needs VITE_SUPABASE_ANON_KEY, that project's publishable key.");
  if (isAlone('VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL'))
    wrong.push(
      'VITE_SUPABASE_ANON_KEY needs VITE_SUPABASE_URL, the address of that project; leave both out to send leads to the site itself.',
    );
  const environment: Environment = {
    port: read('PORT', readPort) ?? defaultPort,
    host: read('HOST', asIs),
    siteUrl: readOrigin('SITE_URL', 'https://www.example.nl'),
    dataFolder: resolve(read('DATA_DIR', readFolder) ?? '.data'),
    databaseUrl: read('DATABASE_URL', asIs),
    smtpUrl: read('SMTP_URL', asIs),
    mailFrom: read('MAIL_FROM', asIs),
    leadsTo: read('LEADS_TO', readAddresses),
    webhook: readWebhookSettings(),
    clientIpHeader: read('CLIENT_IP_HEADER', readHeaderName),
    allowedOrigins: read('ALLOWED_ORIGINS', readOrigins) ?? [],
    leadSecret: read('LEAD_SECRET', (text) => readSecret(text, 'LEAD_SECRET')),
  };
  wrong.push(...misspeltVariables(variables, known));
  if (wrong.length > 0) throw new CouldNotRunError(wrong.join('\n'));
  return environment;
}

/**
 * Adds the variables of a `.env` file, if there is one, to those of the process, which win. Those that Vite writes into the app as they
 * stand lose the spaces around them; an empty one counts as absent. Throws a `CouldNotRunError` for a file that cannot be read.
 */
export function loadEnvironmentFile(): void {
  for (const [name, text] of Object.entries(parseEnv(environmentText()))) process.env[name] ??= text;
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('VITE_'))) {
    const text = process.env[name]?.trim();
    if (text) process.env[name] = text;
    else delete process.env[name];
  }
}

/** Without the mark with which some editors begin a file: it would be part of the first name. */
function environmentText(): string {
  try {
    return readFileSync('.env', 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return '';
    throw new CouldNotRunError(
      `The file .env cannot be read (${code}). Let it be a file that this user can read, or remove it.`,
      { cause: error },
    );
  }
}
