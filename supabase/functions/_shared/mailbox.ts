/** Providers that ignore dots, with the domain that their others stand for. */
const dotlessDomains: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** An address with its domain as DNS has it (UTS 46): not every mail service makes that of `jan@bücher.nl`. */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`;
}

/**
 * Whether every mail service takes an address: a name of ASCII letters and signs, with single dots between them (RFC 5322, 3.2.3).
 * Others, such as `jöhn@`, ask for SMTPUTF8 or for quotes.
 */
export function isPlainAddress(email: string): boolean {
  return /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/.test(email);
}

/**
 * One spelling for an address: the domain as DNS has it, the name in lower case. Two that differ in this are not sure to be one
 * person's.
 */
export function canonicalAddress(email: string): string {
  return asciiAddress(email).normalize().toLowerCase();
}

/** One spelling for all addresses of a mailbox: without what follows a plus and without the dots of Gmail. */
export function canonicalMailbox(email: string): string {
  const address = canonicalAddress(email);
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = address.slice(at + 1);
  const dotless = dotlessDomains.get(domain);
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}

function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return (URL.canParse(url) ? new URL(url).hostname : domain.toLowerCase()).replace(/\.$/, '');
}
