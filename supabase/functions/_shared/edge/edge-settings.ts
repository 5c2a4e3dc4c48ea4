import site from '../../../../pages/_site.json' with { type: 'json' };
import { isEmailAddress } from '../../../../src/shared/leads/email-address.ts';
import { senderAddress } from '../../../../src/shared/leads/mail-sender.ts';
import { minSecretLength } from '../../../../src/shared/leads/min-secret-length.ts';
import { isWebhookUrl } from '../../../../src/shared/leads/webhook-url.ts';
import { leaseSettings } from '../../../../src/shared/lease/lease-settings.ts';
import { lightColours } from '../../../../src/shared/site/brand-colours.ts';
import { isHeaderName } from '../../../../src/shared/site/header-name.ts';
import { quotePage } from '../../../../src/shared/site/quote-page.ts';
import { splitList } from '../../../../src/shared/text/split-list.ts';
import { defaultSender } from '../mail/default-sender.ts';
import type { MailCompany } from '../mail-types.ts';
import { httpOrigin, safeOrigin } from '../origin.ts';
import type { PostgrestOptions } from './postgrest.ts';
import type { ResendOptions } from './resend.ts';

/** The header in which Supabase's own proxy puts the visitor's address. */
const defaultClientIpHeader = 'cf-connecting-ip';
const resendUrl = 'https://api.resend.com';
const companySender = defaultSender({ name: site.company, email: site.email });

/** The settings of the edge functions. */
interface EdgeSettings {
  /** Absent without the platform's own variables. */
  database?: PostgrestOptions;
  /** Absent when no mail can be sent. */
  mail?: ResendOptions;
  company: MailCompany;
  /** Absent when leads go nowhere else. */
  webhook?: { url: string; secret: string };
  leadSecret?: string;
  workerSecret?: string;
  allowedOrigins: string[];
  /** The request header in which the platform's own proxy puts the visitor's address. */
  clientIpHeader: string;
  /** What is missing or wrong, with consequence and remedy. */
  warnings: string[];
}

interface Check {
  isRight(text: string): boolean;
  /** What is wrong, with consequence and remedy. */
  remark(text: string): string;
}

const checks = {
  SITE_URL: {
    isRight: (text) => safeOrigin(text) !== undefined,
    remark: (text) =>
      `SITE_URL is "${text}", which is left out, so that forms of another address than ${site.siteUrl} get 403: write an https address without path, such as https://www.example.nl.`,
  },
  CLIENT_IP_HEADER: {
    isRight: isHeaderName,
    remark: (text) =>
      `CLIENT_IP_HEADER is "${text}", which is left out for ${defaultClientIpHeader}: write the name of one header, such as x-real-ip.`,
  },
  LEAD_SECRET: {
    isRight: (text) => text.length >= minSecretLength,
    // Not quoted: it is a secret.
    remark: () =>
      `LEAD_SECRET is left out for one derived from the secret key: write at least ${minSecretLength} characters, such as what "openssl rand -hex 32" prints.`,
  },
  MAIL_FROM: {
    isRight: (text) => senderAddress(text) !== undefined,
    remark: (text) =>
      `MAIL_FROM is "${text}", which is left out for ${companySender}: write one sender such as HopLease <website@example.nl>, with quotes around a name that holds a comma.`,
  },
  RESEND_URL: {
    isRight: (text) => safeOrigin(text) !== undefined,
    remark: (text) =>
      `RESEND_URL is "${text}", which is left out for ${resendUrl}: write an https address without path, such as https://api.resend.com.`,
  },
} satisfies Record<string, Check>;

/**
 * Reads the settings; an empty variable counts as absent. Never throws: a function must start with the platform's own
 * variables alone.
 */
export function readEdgeSettings(variable: (name: string) => string | undefined): EdgeSettings {
  const warnings: string[] = [];
  const read = (name: string) => variable(name)?.trim() || undefined;
  const readChecked = (name: keyof typeof checks) => {
    const text = read(name);
    const { isRight, remark }: Check = checks[name];
    if (text === undefined || isRight(text)) return text;
    warnings.push(remark(text));
    return undefined;
  };

  const url = read('SUPABASE_URL');
  const key = secretKey(read('SUPABASE_SECRET_KEYS')) ?? read('SUPABASE_SERVICE_ROLE_KEY');
  if (!url || !key) {
    warnings.push(
      'SUPABASE_URL or a secret key (SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY) is missing: every lead is answered with 503. The platform sets them; locally, start with supabase functions serve.',
    );
  }
  const mailKey = read('RESEND_API_KEY');
  if (!mailKey) {
    warnings.push(
      'RESEND_API_KEY is not set: leads are stored and their mails wait in the outbox. Set it with supabase secrets set.',
    );
  }
  return {
    database: url && key ? { url, key } : undefined,
    mail: mailKey
      ? {
          url: (readChecked('RESEND_URL') ?? resendUrl).replace(/\/$/, ''),
          key: mailKey,
          from: readChecked('MAIL_FROM') ?? companySender,
        }
      : undefined,
    company: {
      name: site.company,
      phone: site.phone,
      email: site.email,
      city: site.city,
      siteUrl: httpOrigin(readChecked('SITE_URL') ?? '') ?? site.siteUrl,
      quotePage: quotePage(site),
      colours: lightColours(site),
      lease: leaseSettings(site),
      leadsTo: addressees(read('LEADS_TO') ?? '', warnings),
    },
    webhook: webhook(read('LEADS_WEBHOOK'), { secret: read('LEADS_WEBHOOK_SECRET'), warnings }),
    leadSecret: readChecked('LEAD_SECRET'),
    workerSecret: read('WORKER_SECRET'),
    allowedOrigins: allowedOrigins(read('ALLOWED_ORIGINS') ?? '', warnings),
    clientIpHeader: readChecked('CLIENT_IP_HEADER') ?? defaultClientIpHeader,
    warnings,
  };
}

/** The platform gives its secret keys as one JSON object by name. */
function secretKey(json: string | undefined): string | undefined {
  try {
    const keys: unknown = JSON.parse(json ?? '{}');
    const isObject = typeof keys === 'object' && keys !== null;
    return isObject && 'default' in keys && typeof keys.default === 'string' ? keys.default : undefined;
  } catch {
    return undefined;
  }
}

function webhook(
  url: string | undefined,
  { secret = '', warnings }: { secret?: string; warnings: string[] },
): EdgeSettings['webhook'] {
  if (url === undefined) {
    if (secret)
      warnings.push('LEADS_WEBHOOK_SECRET is left out: LEADS_WEBHOOK, the address for leads, is not set.');
    return undefined;
  }
  if (isWebhookUrl(url) && secret.length >= minSecretLength) return { url, secret };
  warnings.push(
    `LEADS_WEBHOOK is left out: it needs an https address without name and password, and LEADS_WEBHOOK_SECRET at least ${minSecretLength} characters.`,
  );
  return undefined;
}

function allowedOrigins(text: string, warnings: string[]): string[] {
  return splitList(text).flatMap((entry) => {
    const origin = httpOrigin(entry);
    if (origin) return [origin];
    warnings.push(
      `ALLOWED_ORIGINS holds "${entry}", which is left out: write addresses without path, such as https://www.example.nl, with commas between them.`,
    );
    return [];
  });
}

function addressees(text: string, warnings: string[]): string[] {
  const entries = splitList(text);
  const addresses = entries.filter(isEmailAddress);
  for (const entry of entries.filter((entry) => !isEmailAddress(entry))) {
    warnings.push(
      `LEADS_TO holds "${entry}", which is left out: write e-mail addresses such as sales@example.nl, with commas between them.`,
    );
  }
  return addresses.length > 0 ? addresses : [site.email];
}
