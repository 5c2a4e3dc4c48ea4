/** The least length of a secret, in characters. */
export const minSecretLength = 32;

/** Whether leads may be posted there: https, or http on this machine. */
export function isWebhookUrl(text: string): boolean {
  return /^(https:\/\/[^\s/@]|http:\/\/(localhost|127\.0\.0\.1)[:/])\S*$/.test(text);
}
