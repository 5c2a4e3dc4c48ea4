import { httpOrigin, safeOrigin } from '../../supabase/functions/_shared/origin.ts';
import { isEmailAddress } from '../shared/leads/email-address.ts';
import { minSecretLength } from '../shared/leads/min-secret-length.ts';
import { isWebhookUrl } from '../shared/leads/webhook-url.ts';
import { maxPort } from '../shared/max-port.ts';
import { isHeaderName } from '../shared/site/header-name.ts';
import { splitList } from '../shared/text/split-list.ts';

/** An invalid variable; the message names it and gives an example. */
export class WrongVariable extends Error {}

/** The port when none is chosen. */
export const defaultPort = 4173;

/** Throws for a value in quotes, which an `--env-file` of containers keeps; the message does not repeat it, as it may be a secret. */
export function refuseQuotes(text: string, name: string): void {
  if (!/^(["']).*\1$/s.test(text)) return;
  throw new WrongVariable(`${name} has quotes around its value, which would be part of it: leave them out.`);
}

/** The path of a folder; only a shell knows what `~` stands for. */
export function readFolder(text: string): string {
  if (!text.startsWith('~')) return text;
  throw new WrongVariable(
    `DATA_DIR is "${text}", but must be a path without "~", such as DATA_DIR=/var/lib/hoplease.`,
  );
}

/** A port number; 0 is any free one. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= maxPort) return port;
  throw new WrongVariable(
    `PORT is "${text}", but must be a number from 0 to ${maxPort}, such as PORT=${defaultPort}.`,
  );
}

/** An address without last slash, where nobody can read or change what goes there. */
export function readSafeOrigin(text: string, { name, example }: { name: string; example: string }): string {
  const origin = safeOrigin(text);
  if (origin !== undefined) return origin;
  throw new WrongVariable(
    `${name} is "${text}", but must be an https address without path, such as ${name}=${example}; http will do for this machine and a private network.`,
  );
}

/** Origins, separated by commas. */
export function readOrigins(text: string): string[] {
  return splitList(text).map((entry) => {
    const origin = httpOrigin(entry);
    if (origin !== undefined) return origin;
    throw new WrongVariable(
      `ALLOWED_ORIGINS holds "${entry}", but must be addresses without path, separated by commas, such as ALLOWED_ORIGINS=https://example.nl,https://www.example.nl.`,
    );
  });
}

/** E-mail addresses, separated by commas; at least one. */
export function readAddresses(text: string): string[] {
  const entries = splitList(text);
  const wrong = entries.length === 0 ? text : entries.find((entry) => !isEmailAddress(entry));
  if (wrong === undefined) return entries;
  throw new WrongVariable(
    `LEADS_TO holds "${wrong}", but must be e-mail addresses, separated by commas, such as LEADS_TO=sales@example.nl.`,
  );
}

/** The name of one header, in small letters. */
export function readHeaderName(text: string): string {
  if (isHeaderName(text)) return text.toLowerCase();
  throw new WrongVariable(
    `CLIENT_IP_HEADER is "${text}", but must be the name of one header, such as CLIENT_IP_HEADER=x-real-ip.`,
  );
}

/** A secret; the message does not repeat it. */
export function readSecret(text: string, name: string): string {
  if (text.length >= minSecretLength) return text;
  throw new WrongVariable(
    `${name} must be at least ${minSecretLength} characters, such as what "openssl rand -hex 32" prints.`,
  );
}

/** Where leads are posted to; the message does not repeat it, as it may hold a password. */
export function readWebhook(text: string): string {
  if (isWebhookUrl(text)) return text;
  throw new WrongVariable(
    'LEADS_WEBHOOK must be an https address without name and password, such as LEADS_WEBHOOK=https://crm.example.nl/leads: the receiver knows us by LEADS_WEBHOOK_SECRET.',
  );
}
