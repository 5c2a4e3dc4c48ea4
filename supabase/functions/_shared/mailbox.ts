/** Providers that ignore dots, with the domain that their others stand for. */
const dotlessDomains: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * One spelling for all addresses of a mailbox: the domain as DNS has it (UTS 46), the name in lower case, without what
 * follows a plus and without the dots of Gmail.
 */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = asciiDomain(email.slice(at + 1));
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  const dotless = dotlessDomains.get(domain);
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}

function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return (URL.canParse(url) ? new URL(url).hostname : domain.toLowerCase()).replace(/\.$/, '');
}
