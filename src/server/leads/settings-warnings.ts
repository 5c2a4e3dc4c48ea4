import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { movedPrefix } from './backup/move.ts';
import { mailFolder } from './data-files.ts';

/** The settings that decide where leads and mails go. */
interface WarnedSettings {
  dataFolder: string;
  smtpUrl?: string;
}

/** Settings that would surprise on a public site, each with how to change it. */
export function settingsWarnings({ dataFolder, smtpUrl }: WarnedSettings): string[] {
  const names = existsSync(dataFolder) ? readdirSync(dataFolder) : [];
  const moved = names.filter((name) => name.startsWith(movedPrefix));
  return [
    ...(smtpUrl ? [] : [`No mail is sent: mails become files in ${mailFolder(dataFolder)}. Set SMTP_URL.`]),
    ...moved.map(
      (name) =>
        `${join(dataFolder, name)} still holds the leads that were moved, where erase and purge do not reach them. Remove it when you are content with the move.`,
    ),
  ];
}
