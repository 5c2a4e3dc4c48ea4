import { setTimeout as wait } from 'node:timers/promises';
import { createLeadHandler } from '../../../supabase/functions/_shared/handler.ts';
import { type LoadPageData, leadPageFinder } from '../../../supabase/functions/_shared/lead-page.ts';
import { defaultSender } from '../../../supabase/functions/_shared/mail/default-sender.ts';
import { renderMail } from '../../../supabase/functions/_shared/mail.ts';
import type { Mail } from '../../../supabase/functions/_shared/mail-types.ts';
import { sentKinds } from '../../../supabase/functions/_shared/outbox.ts';
import { outboxDrain } from '../../../supabase/functions/_shared/outbox-drain.ts';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import type { OutboxItem } from '../../../supabase/functions/_shared/stored-lead.ts';
import { webhookPoster } from '../../../supabase/functions/_shared/webhook.ts';
import { isDiskFull } from '../../shared/disk-full.ts';
import type { Environment } from '../environment.ts';
import { adminRpc } from './admin/admin-rpc.ts';
import { startAdminServer } from './admin/admin-server.ts';
import { type BackgroundTimes, startBackgroundWork } from './background-work.ts';
import { mailFolder } from './data-files.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import type { Company } from './follow-company.ts';
import { type LeadHealth, leadHealth } from './lead-health.ts';
import { emlMailer } from './mail/eml.ts';
import type { Mailer } from './mail/mailer.ts';
import { smtpMailer } from './mail/smtp.ts';
import { freeSpace } from './needed-space.ts';
import { nodeKeyedHash } from './node-keyed-hash.ts';
import { openOrStandIn } from './open-or-stand-in.ts';
import { watchRefusals } from './refused-leads.ts';
import { settingsWarnings } from './settings-warnings.ts';

/** What the lead service asks of the environment. */
type EnvironmentSettings = Pick<
  Environment,
  | 'dataFolder'
  | 'databaseUrl'
  | 'smtpUrl'
  | 'mailFrom'
  | 'leadsTo'
  | 'webhook'
  | 'leadSecret'
  | 'allowedOrigins'
>;

/** Settings of the lead service. */
export interface LeadServiceOptions extends EnvironmentSettings {
  /** As it is at each call: mails are to say what the site says. */
  company: () => Company;
  /** From the site, which says what page a lead came from. */
  loadPage?: LoadPageData;
  /** The folder supabase/migrations. */
  migrations: string;
  /** Receives lines of JSON, without personal data. */
  log: (line: string) => void;
  /** Called once when another process may have the embedded database: end this one without `close`, which waits. */
  onLockLost?: (reason: string) => void;
  times?: Partial<LeadServiceTimes>;
}

/** In milliseconds. */
interface LeadServiceTimes extends BackgroundTimes {
  /** Timeout for mails in progress when closing. */
  closing: number;
}

/** Stores leads and mails them. */
export interface LeadService {
  /** Answers one request for the function, of a sender with this IP address. Never rejects. */
  handle(request: Request, clientIp: string): Promise<Response>;
  health(): Promise<LeadHealth>;
  /** Database and mail server, without passwords. */
  description: string;
  /** Finishes requests and mails in progress, then closes the database. Idempotent. */
  close(): Promise<void>;
}

export const defaultTimes: LeadServiceTimes = {
  drain: 5000,
  purge: 24 * 60 * 60 * 1000,
  digest: 60_000,
  resume: 10_000,
  closing: 10_000,
};

/**
 * Opens the lead service and starts sending due mails. Throws a `CouldNotRunError` when it cannot be opened, such as
 * when another process has the database.
 */
export async function openLeadService(options: LeadServiceOptions): Promise<LeadService> {
  const { dataFolder, databaseUrl, company, log } = options;
  const times = { ...defaultTimes, ...options.times };
  const mailer = openMailer(options);
  const { database, secret } = await openOrStandIn(options);
  for (const message of settingsWarnings(options)) log(JSON.stringify({ event: 'settings', message }));

  const watch = watchRefusals(database.rpc, log);
  let closing: Promise<void> | undefined;
  // While closing no mail is claimed; those in progress are still settled.
  const rpc: Rpc = async (name, args) => (closing && name === 'outbox_claim' ? [] : watch.rpc(name, args));
  const post = options.webhook && webhookPoster(options.webhook);
  const webhook = post !== undefined;
  const drain = outboxDrain({ rpc, send: mailer.send, post, render: mailRenderer(options), log });
  const { compact } = database;
  const { written } = mailer;
  const admin = adminRpc({ rpc, compact, mailFolder: mailFolder(dataFolder), drain, written, webhook });
  const handler = createLeadHandler({
    rpc,
    hash: nodeKeyedHash(secret),
    allowedOrigins: options.allowedOrigins,
    siteOrigins: () => [company().siteUrl],
    findPage: options.loadPage && leadPageFinder(options.loadPage),
    webhook,
    log,
    afterStore: () => void drain(),
  });

  const alone = databaseUrl === undefined && !database.isUnusable;
  const stopAdminServer = alone ? await openAdminServer(options, { admin, database }) : undefined;
  const stopBackgroundWork = startBackgroundWork({ rpc: admin, drain, alone, times, log });

  const inProgress = new Set<Promise<unknown>>();
  async function close(): Promise<void> {
    stopBackgroundWork();
    await stopAdminServer?.();
    await Promise.all(inProgress);
    const late = new AbortController();
    await Promise.race([drain(), wait(times.closing, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
    await database.close();
  }

  return {
    handle: (request, clientIp) => {
      const answer = handler(request, clientIp);
      inProgress.add(answer);
      return answer.finally(() => inProgress.delete(answer));
    },
    health: () =>
      leadHealth(rpc, { isRefusing: watch.isRefusing, kinds: sentKinds({ mail: true, webhook }) }),
    description: `leads in ${database.description}, mails to ${mailer.destination}`,
    close: () => {
      closing ??= Promise.resolve().then(close);
      return closing;
    },
  };
}

function openMailer({ dataFolder, smtpUrl, mailFrom, company }: LeadServiceOptions): Mailer {
  const from = mailFrom ?? defaultSender(company());
  return smtpUrl ? smtpMailer(smtpUrl, from) : emlMailer(mailFolder(dataFolder), from);
}

/** Renders mails that say what the site says by then. */
function mailRenderer({ company, leadsTo }: LeadServiceOptions): (item: OutboxItem) => Mail {
  return (item) => {
    const now = company();
    return renderMail(item, { ...now, leadsTo: leadsTo ?? [now.email] });
  };
}

const noCommands = `The disk is full, so npm run leads cannot reach this server: ${freeSpace}, and start it again.`;

/** Lets commands use the database that this process has open; closes it when they cannot, except on a full disk: leads come first. */
async function openAdminServer(
  { dataFolder, log }: LeadServiceOptions,
  { admin, database }: { admin: Rpc; database: LeadDatabase },
): Promise<(() => Promise<void>) | undefined> {
  try {
    return await startAdminServer(dataFolder, admin);
  } catch (error) {
    if (isDiskFull(error)) {
      log(JSON.stringify({ event: 'commands', outcome: 'failed', message: noCommands }));
      return undefined;
    }
    await database.close();
    throw error;
  }
}
