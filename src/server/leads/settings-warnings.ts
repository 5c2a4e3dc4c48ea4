/** What decides where leads and mails go. */
export interface WarnedSettings {
  dataFolder: string;
  databaseUrl?: string;
  smtpUrl?: string;
}

/** What would surprise on a public site, each with the variable that changes it. */
export function settingsWarnings({ dataFolder, databaseUrl, smtpUrl }: WarnedSettings): string[] {
  return [
    ...(smtpUrl ? [] : [`No mail is sent: mails become files in ${dataFolder}/mail. Set SMTP_URL.`]),
    ...(databaseUrl
      ? []
      : ['A power cut can lose leads: the embedded database does not wait for the disk. Set DATABASE_URL.']),
  ];
}
