/** The link that writes to an e-mail address. What stands before the `@` can add no recipient, subject or text. */
export function mailtoHref(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}
