import { join } from 'node:path';

/** The embedded database in a folder for data. */
export function databaseFolder(dataFolder: string): string {
  return join(dataFolder, 'leads');
}

/** The mails in it that are not sent. */
export function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail');
}

/** The file in it with the key of leads and senders. */
export function secretFile(dataFolder: string): string {
  return join(dataFolder, 'secret');
}
